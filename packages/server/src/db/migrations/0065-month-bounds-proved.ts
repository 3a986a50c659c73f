import { type Kysely, sql } from 'kysely';
import { boundOf } from './by-month.ts';

/** The second step to partitions by month: the checks are proved, while rows go on being written (D-652). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['access_log', 'change_log', 'security_event', 'notify_delivery']) {
    await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(boundOf(table))}`.execute(db);
  }
}
