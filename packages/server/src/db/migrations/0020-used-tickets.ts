import { type Kysely, sql } from 'kysely';

/** Tickets of the groupware work once, whichever process they are shown to (D-05). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table used_ticket (jti text primary key, expires_at timestamptz not null)`.execute(db);
  await sql`create index used_ticket_by_age on used_ticket (expires_at)`.execute(db);
}
