import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table notify_event add column again_of bigint references notify_event on delete set null`,
  // Failures are few, and are counted by the metrics and listed alone.
  sql`create index notify_delivery_failed on notify_delivery (channel) where state = 'X'`,
  sql`create index notify_event_again on notify_event (again_of, created_at) where again_of is not null`,
];

/** Messages that staff send again (D-394). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
