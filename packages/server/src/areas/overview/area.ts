import type { Area } from '#area.ts';
import { overviewRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const overview = {
  routes: { overview: overviewRoutes },
} satisfies Area;
