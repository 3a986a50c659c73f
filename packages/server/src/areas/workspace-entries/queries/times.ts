import type { Attendance } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RoomOccurrenceTable } from '../tables.ts';

type Db = Ctx['db'];
export type NewTime = Insertable<RoomOccurrenceTable>;

/** One time of a schedule by its day in the series, unless it was left out. */
export const findTime = (db: Db, entryId: number, day: string) =>
  db
    .selectFrom('room_occurrence')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('day', '=', day)
    .where('left_out', '=', false)
    .executeTakeFirst();

/** All times of a schedule in their order, including left-out ones. */
export const listTimes = (db: Db, entryId: number) =>
  db.selectFrom('room_occurrence').selectAll().where('entry_id', '=', entryId).orderBy('day').execute();

/** Changes one time of a schedule. */
export const updateTime = (db: Db, entryId: number, day: string, columns: Updateable<RoomOccurrenceTable>) =>
  db.updateTable('room_occurrence').set(columns).where('entry_id', '=', entryId).where('day', '=', day).execute();

/** Deletes the times of these days. */
export const deleteTimes = (db: Db, entryId: number, days: readonly string[]) =>
  db
    .deleteFrom('room_occurrence')
    .where('entry_id', '=', entryId)
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .execute();

/** Writes times; answers to existing days stay. */
export async function putTimes(db: Db, times: readonly NewTime[]): Promise<void> {
  if (times.length === 0) return;
  await db
    .insertInto('room_occurrence')
    .values([...times])
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'day']).doUpdateSet((row) => ({
        start_day: row.ref('excluded.start_day'),
        start_time: row.ref('excluded.start_time'),
        end_day: row.ref('excluded.end_day'),
        end_time: row.ref('excluded.end_time'),
        all_day: row.ref('excluded.all_day'),
        left_out: row.ref('excluded.left_out'),
        changed: row.ref('excluded.changed'),
        remind_at: row.ref('excluded.remind_at'),
      })),
    )
    .execute();
}

/** Saves the answer of a user to one time, in place of a former one. */
export const putAnswer = (db: Db, row: { entry_id: number; day: string; user_id: string; attendance: Attendance }) =>
  db
    .insertInto('room_attendance')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'day', 'user_id']).doUpdateSet({ attendance: row.attendance }),
    )
    .execute();

/** Claims times whose reminder is due; each goes to exactly one process. */
export async function claimReminders(db: Db, now: Date, most: number) {
  const { rows } = await sql<{ entry_id: number; day: string; end_day: string; end_time: string }>`
    update room_occurrence as time set remind_at = null
    where (time.entry_id, time.day) in (
      select entry_id, day from room_occurrence where remind_at <= ${now} order by remind_at limit ${most}
      for update skip locked)
    returning time.entry_id, time.day::text, time.end_day::text, time.end_time`.execute(db);
  return rows;
}

/** Users who declined one time. */
export const listDecliners = async (db: Db, entryId: number, day: string): Promise<string[]> =>
  (
    await db
      .selectFrom('room_attendance')
      .select('user_id')
      .where('entry_id', '=', entryId)
      .where('day', '=', day)
      .where('attendance', '=', 'N')
      .execute()
  ).map(({ user_id }) => user_id);

/** The answers to all times of a schedule. */
export const listAnswersOf = (db: Db, entryId: number) =>
  db.selectFrom('room_attendance').select(['day', 'user_id']).where('entry_id', '=', entryId).execute();

/** Deletes the answers to the times of these days. */
export const deleteAnswers = (db: Db, entryId: number, days: readonly string[]) =>
  db
    .deleteFrom('room_attendance')
    .where('entry_id', '=', entryId)
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .execute();
