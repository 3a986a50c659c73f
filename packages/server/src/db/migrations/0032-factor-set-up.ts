import { type Kysely, sql } from 'kysely';

/**
 * A second factor that is being set up has a row, by which its token works once and in its session alone (D-191). Tries
 * of the present password are failures of the sign-in from now on (D-198).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table factor_set_up (
      user_id text not null references portal_user (user_id) on update cascade,
      kind text not null,
      token_hash bytea not null,
      session_hash bytea not null,
      started_at timestamptz not null,
      primary key (user_id, kind)
    )`.execute(db);
  await sql`create index factor_set_up_by_age on factor_set_up (started_at)`.execute(db);
  await sql`delete from factor_try where kind <> 'step'`.execute(db);
  await sql`alter table factor_try alter column kind set default 'step'`.execute(db);
}
