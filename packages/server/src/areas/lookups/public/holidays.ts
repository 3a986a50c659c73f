import { type Holiday, holidaysBetween } from '@portal/contract/core/holidays';
import type { Ctx } from '#context.ts';
import { listAnnouncedBetween } from '../queries.ts';

/** Public holidays between two days, both included: those by the rules and the announced ones in use (D-204). */
export const readHolidays = async (db: Ctx['db'], from: string, to: string): Promise<Holiday[]> =>
  holidaysBetween(from, to, await listAnnouncedBetween(db, from, to));
