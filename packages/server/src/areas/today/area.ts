import type { Area } from '#area.ts';
import { todayRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const today = {
  routes: { today: todayRoutes },
} satisfies Area;
