import { type Kysely, sql } from 'kysely';

/**
 * How much each user may still call, upload and export: one row that all processes share. Unlogged: after a crash
 * everybody is rested, which is what a restart means anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_allowance (
      user_id text not null,
      kind text not null,
      granted int not null,
      rest float8 not null,
      at timestamptz not null,
      primary key (user_id, kind)
    )`.execute(db);
  await sql`create index call_allowance_by_age on call_allowance (at)`.execute(db);
}
