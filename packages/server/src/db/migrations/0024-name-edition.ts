import { type Kysely, sql } from 'kysely';

/** What lists show of regions, companies and people. */
const NAMED = { area: 'name', company: 'name', portal_user: 'user_name, phone, deleted_at' };

/**
 * A number that rises in the transaction that changes a name: processes keep all names in memory and ask with every
 * list whether they are still those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table name_edition (id integer primary key check (id = 1), edition bigint not null)`.execute(db);
  await sql`insert into name_edition (id, edition) values (1, 1)`.execute(db);
  await sql`
    create function names_changed() returns trigger language plpgsql as $$
    begin
      update name_edition set edition = edition + 1;
      return null;
    end $$`.execute(db);
  for (const [table, columns] of Object.entries(NAMED)) {
    await sql`
      create trigger names_changed after insert or delete or update of ${sql.raw(columns)} on ${sql.table(table)}
      for each statement execute function names_changed()`.execute(db);
  }
}
