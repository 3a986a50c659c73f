import type { Kysely } from 'kysely';
import { splitByMonth } from './by-month.ts';

/** The security log by month (D-652). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  splitByMonth(db, { table: 'security_event', column: 'at', isLog: true });
