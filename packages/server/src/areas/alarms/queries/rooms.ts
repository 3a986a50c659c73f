import { WORKSPACE_BOARD } from '@portal/contract/areas/alarms/feed';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { ALARM_CHANNEL } from '../queries.ts';

type Db = Ctx['db'];

/** An alarm of a room: its reason (`kind`), the room, entry or comment it is about, and its text. */
export type RoomAlarm = {
  kind: AlarmKind;
  roomId: number;
  /** Null when the alarm is about the room itself. */
  entryId: number | null;
  commentId: number | null;
  authorId: string;
  subject: string;
  excerpt: string;
};

/** The title of an alarm, and the text below it. */
export type AlarmText = Pick<RoomAlarm, 'subject' | 'excerpt'>;

/** Adds one alarm for each of the users who is active staff, and notifies them at commit. */
export const insertRoomAlarms = (db: Db, alarm: RoomAlarm & { createdAt: Date }, userIds: readonly string[]) => {
  const key = alarm.entryId === null ? `room-${alarm.roomId}` : String(alarm.entryId);
  return sql`
    with raised as (
      insert into alarm (user_id, board, post_id, subject, created_at, kind, author_id, excerpt, room_id, entry_id,
        room_comment_id)
      select user_id, ${WORKSPACE_BOARD}, ${key}, ${alarm.subject}, ${alarm.createdAt}::timestamptz, ${alarm.kind},
        ${alarm.authorId}, ${alarm.excerpt}, ${alarm.roomId}::bigint, ${alarm.entryId}::bigint, ${alarm.commentId}::bigint
      from portal_user
      where user_id = any(${userIds}::text[]) and ${isEmployedStaff()}
      order by user_id
      on conflict do nothing
      returning user_id
    )
    select pg_notify(${ALARM_CHANNEL}, user_id) from raised`.execute(db);
};

/** Deletes alarms and notifies their users, so that open pages load again. */
const deleteAndNotify = (deletion: ReturnType<typeof sql>) => sql`
  with gone as (${deletion} returning user_id)
  select pg_notify(${ALARM_CHANNEL}, user_id) from (select distinct user_id from gone) as people`;

/** Deletes the alarms of an entry for these users. */
export const deleteEntryAlarms = (db: Db, entryId: number, userIds: readonly string[]) =>
  deleteAndNotify(
    sql`delete from alarm where entry_id = ${entryId}::bigint and user_id = any(${userIds}::text[])`,
  ).execute(db);

/** Deletes the alarms of a room for one user. */
export const deleteRoomAlarms = (db: Db, roomId: number, userId: string) =>
  deleteAndNotify(sql`delete from alarm where room_id = ${roomId}::bigint and user_id = ${userId}`).execute(db);

export const deleteAlarmsById = (db: Db, ids: readonly number[]) =>
  deleteAndNotify(sql`delete from alarm where id = any(${ids}::bigint[])`).execute(db);

/** Kinds whose text is that of the entry itself. A reminder shows the place instead. */
const ENTRY_TEXT_KINDS: readonly AlarmKind[] = ['mention', 'assignment', 'entry'];

/** Updates title and text in the alarms of an edited entry. */
export const updateEntryText = (db: Db, entryId: number, { subject, excerpt }: AlarmText) =>
  sql`update alarm set subject = ${subject},
      excerpt = case when room_comment_id is null and kind = any(${ENTRY_TEXT_KINDS}::text[]) then ${excerpt} else excerpt end
    where entry_id = ${entryId}::bigint`.execute(db);

/** Updates the text in the alarms of an edited comment. */
export const updateCommentText = (db: Db, commentId: number, excerpt: string) =>
  db.updateTable('alarm').set({ excerpt }).where('room_comment_id', '=', commentId).execute();
