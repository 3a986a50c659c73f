import { type Kysely, sql } from 'kysely';

/** The last sign-in of each account, for the lists of people (D-355). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table last_sign_in (
      user_id text primary key references portal_user on update cascade on delete cascade,
      signed_in_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into last_sign_in (user_id, signed_in_at)
    select user_id, max(seen_at) from sign_in_address group by user_id`.execute(db);
};
