import type { Kysely } from 'kysely';
import { splitByMonth } from './by-month.ts';

/** The access log by month (D-652). Each table has a migration of its own, so that one lock is held at a time. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  splitByMonth(db, { table: 'access_log', column: 'at', isLog: true });
