import type { Area } from '#area.ts';
import { accountRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const account = {
  routes: { account: accountRoutes },
} satisfies Area;
