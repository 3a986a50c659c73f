import type { Area } from '#area.ts';
import { systemRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const system = {
  routes: { system: systemRoutes },
} satisfies Area;
