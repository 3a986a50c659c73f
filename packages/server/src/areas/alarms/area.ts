import type { Area } from '#area.ts';
import { purgeOldAlarms } from './public/alarms.ts';
import { alarmRoutes } from './routes.ts';
import { alarmSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const alarms = {
  routes: { alarms: alarmRoutes },
  sheets: alarmSheets,
  cleanUps: { purgeOldAlarms },
} satisfies Area;
