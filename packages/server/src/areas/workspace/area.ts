import type { Area } from '#area.ts';
import { workspaceRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const workspace = {
  routes: { workspace: workspaceRoutes },
} satisfies Area;
