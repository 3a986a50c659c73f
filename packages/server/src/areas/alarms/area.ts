import type { Area } from '#area.ts';
import { purgeOldAlarms } from './public/alarms.ts';
import { alarmRoutes } from './routes.ts';
import { alarmSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const alarms = {
  routes: { alarms: alarmRoutes },
  sheets: alarmSheets,
  jobs: [{ name: 'purgeOldAlarms', every: 'hour', claim: 'one', ...purgeOldAlarms }],
} satisfies Area;
