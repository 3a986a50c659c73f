import { ALARM_DAYS } from '@portal/contract/areas/alarms/filters';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Alarms made before this moment have ended, read or not (D-30). */
export const endOfAlarms = (now: Date): Date => new Date(now.getTime() - ALARM_DAYS * DAY_MS);
