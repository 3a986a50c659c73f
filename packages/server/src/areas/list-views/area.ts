import type { Area } from '#area.ts';
import { purgeViews } from './queries.ts';
import { listViewRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const listViews = {
  routes: { listViews: listViewRoutes },
  jobs: [{ name: 'purgeViews', every: 'hour', claim: 'one', ...purgeViews }],
} satisfies Area;
