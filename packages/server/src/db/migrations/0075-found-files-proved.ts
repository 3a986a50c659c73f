import { type Kysely, sql } from 'kysely';

/** All rows have the kinds of 0074. Reading them does not keep anybody from writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entry validate constraint search_entry_kind_check`.execute(db);
  await sql`alter table search_entry validate constraint search_entry_check`.execute(db);
}
