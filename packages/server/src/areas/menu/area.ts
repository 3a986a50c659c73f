import type { Area } from '#area.ts';
import { menuRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const menu = {
  routes: { menu: menuRoutes },
} satisfies Area;
