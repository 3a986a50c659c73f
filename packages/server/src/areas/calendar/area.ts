import type { Area } from '#area.ts';
import { purgeFeeds } from './feed.ts';
import { calendarRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const calendar = {
  routes: { calendar: calendarRoutes },
  jobs: [{ name: 'purgeFeeds', every: 'hour', claim: 'one', ...purgeFeeds }],
} satisfies Area;
