import { type Kysely, sql } from 'kysely';

/** A repeat key belongs to one call and one request; keys of the last day stay unbound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key add column request_hash text`.execute(db);
}
