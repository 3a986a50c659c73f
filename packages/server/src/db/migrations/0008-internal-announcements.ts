import { type Kysely, sql } from 'kysely';

const statements = [
  // Notifies open pages of the changed project; the notification is sent at commit.
  sql`
    create function internal_announce() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal_internal_project', new.id::text);
      return null;
    end $$`,
  sql`
    create trigger internal_announce
      after update of version on internal_project
    for each row when (old.version is distinct from new.version) execute function internal_announce()`,
];

/** Changed internal projects are announced to open pages, as outsourced ones are (D-211). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
