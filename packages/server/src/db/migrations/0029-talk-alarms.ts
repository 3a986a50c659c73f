import { type Kysely, sql } from 'kysely';

/** Alarms of the talk of a site have neither a comment nor a room (D-435). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alarm drop constraint alarm_has_one_cause`.execute(db);
  await sql`
    alter table alarm add constraint alarm_has_one_cause
      check (num_nonnulls(comment_id, room_id) = (kind not in ('untaken', 'talk'))::int)`.execute(db);
}
