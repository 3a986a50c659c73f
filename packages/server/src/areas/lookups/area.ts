import type { Area } from '#area.ts';
import { lookupRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const lookups = {
  routes: { lookups: lookupRoutes },
} satisfies Area;
