import { type Kysely, sql } from 'kysely';

/** Where an account signed in from: an attack from elsewhere does not slow its owner down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_address (
      user_id text not null references portal_user on delete cascade,
      address text not null,
      seen_at timestamptz not null,
      primary key (user_id, address)
    )`.execute(db);
  await sql`create index sign_in_address_by_age on sign_in_address (seen_at)`.execute(db);
}
