import type { Area } from '#area.ts';
import { siteLogRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const siteLogs = {
  routes: { siteLogs: siteLogRoutes },
} satisfies Area;
