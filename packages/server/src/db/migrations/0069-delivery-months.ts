import type { Kysely } from 'kysely';
import { splitByMonth } from './by-month.ts';

/** The sendings of messages by month (D-652). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  splitByMonth(db, { table: 'notify_delivery', column: 'created_at', isLog: false });
