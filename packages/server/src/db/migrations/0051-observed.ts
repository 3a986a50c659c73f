import { type Kysely, sql } from 'kysely';

/** What each process that serves has noticed, for the checks of other processes (D-565). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table serving_process add column observed jsonb not null default '{}'`.execute(db);
}
