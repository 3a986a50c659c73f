import type { Kysely } from 'kysely';
import { splitByMonth } from './by-month.ts';

/** The change log by month (D-652). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  splitByMonth(db, { table: 'change_log', column: 'at', isLog: true });
