import { type Kysely, sql } from 'kysely';

/** The change of a room at which its rights changed last: an open feed reads all its entries again then (D-493). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table room add column rights_no bigint not null default 0`.execute(db);
}
