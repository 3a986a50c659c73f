import { type Kysely, sql } from 'kysely';

const statements = [
  sql`
    create table mail_address (
      user_id text primary key references portal_user on update cascade on delete cascade,
      mail_sealed text not null,
      proven_at timestamptz not null
    )`,
  sql`
    create table mail_code (
      user_id text primary key references portal_user on update cascade on delete cascade,
      code_sealed text not null,
      expires_at timestamptz not null,
      tries integer not null default 0
    )`,
];

/** Mail addresses of contractors, which a code proves (D-411). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
