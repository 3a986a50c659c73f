import type { Area } from '#area.ts';
import { scoreRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const scores = {
  routes: { scores: scoreRoutes },
} satisfies Area;
