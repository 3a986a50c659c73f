import { type Kysely, sql } from 'kysely';

/** Keeps when the server got the signatures of a report, beside when they were given (D-570). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_report add column received_at timestamptz`.execute(db);
}
