import { type Kysely, sql } from 'kysely';

const statements = [
  // The half hours in which PMs heard of missing crews, and how many each missed then (D-574).
  sql`create table missing_round (at timestamptz primary key, counts jsonb not null)`,
  // Alarms of missing crews have neither a comment nor a room.
  sql`alter table alarm drop constraint alarm_has_one_cause`,
  sql`
    alter table alarm add constraint alarm_has_one_cause
      check (num_nonnulls(comment_id, room_id) = (kind not in ('untaken', 'talk', 'limit', 'report', 'missing'))::int)`,
];

/** Lets PMs hear of missing crews, once for each change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
