import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    create function session_announce() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal_session', user_id) from (select distinct user_id from gone) as people;
      return null;
    end $$`,
  sql`
    create trigger session_announce
      after delete on session referencing old table as gone
    for each statement execute function session_announce()`,
  sql`
    create function user_announce() returns trigger language plpgsql as $$
    begin
      perform pg_notify('portal_session', new.user_id);
      return null;
    end $$`,
  sql`
    create trigger user_announce
      after update of credential_version, deleted_at, employment, user_type, permission, company_id on portal_user
    for each row when (
      (old.credential_version, old.deleted_at, old.employment, old.user_type, old.permission, old.company_id)
      is distinct from
      (new.credential_version, new.deleted_at, new.employment, new.user_type, new.permission, new.company_id)
    ) execute function user_announce()`,
];

/** Ended sessions and changed rights are announced to the processes, which end or correct the streams (D-642). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
