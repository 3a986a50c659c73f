import { type Kysely, sql } from 'kysely';

/** A password that somebody else set is to be changed; a session that began with a ticket has none to change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_user add column password_to_change boolean not null default false`.execute(db);
  await sql`alter table session add column by_ticket boolean not null default false`.execute(db);
}
