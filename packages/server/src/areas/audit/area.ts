import type { Area } from '#area.ts';
import { purgeLogs } from './public/purge-logs.ts';
import { auditRoutes } from './routes.ts';
import { auditSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const audit = {
  routes: { audit: auditRoutes },
  sheets: auditSheets,
  jobs: [{ name: 'purgeLogs', every: 'day', claim: 'one', ...purgeLogs }],
} satisfies Area;
