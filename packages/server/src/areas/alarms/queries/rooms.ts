import { WORKSPACE_BOARD } from '@portal/contract/areas/alarms/feed';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { ALARM_CHANNEL } from '../queries.ts';

type Db = Ctx['db'];

/** What an alarm of a room tells: why, of what, and the words of it. */
export type RoomAlarm = {
  kind: AlarmKind;
  roomId: number;
  /** Null when it is about the room itself. */
  entryId: number | null;
  commentId: number | null;
  authorId: string;
  subject: string;
  excerpt: string;
};

/** What an alarm is headed with, and the words below. */
export type Words = Pick<RoomAlarm, 'subject' | 'excerpt'>;

/** One alarm for each of the people who is active staff, and a notice to each at commit, in one statement. */
export const insertRoomAlarms = (db: Db, alarm: RoomAlarm & { createdAt: Date }, userIds: readonly string[]) => {
  const key = alarm.entryId === null ? `room-${alarm.roomId}` : String(alarm.entryId);
  return sql`
    with raised as (
      insert into alarm (user_id, board, post_id, subject, created_at, kind, author_id, excerpt, room_id, entry_id,
        room_comment_id)
      select user_id, ${WORKSPACE_BOARD}, ${key}, ${alarm.subject}, ${alarm.createdAt}::timestamptz, ${alarm.kind},
        ${alarm.authorId}, ${alarm.excerpt}, ${alarm.roomId}::bigint, ${alarm.entryId}::bigint, ${alarm.commentId}::bigint
      from portal_user
      where user_id = any(${userIds}::text[]) and user_type = 'M' and employment <> 'R' and deleted_at is null
      order by user_id
      on conflict do nothing
      returning user_id
    )
    select pg_notify(${ALARM_CHANNEL}, user_id) from raised`.execute(db);
};

/** What is gone is told like what is new: open pages ask again. */
const told = (deletion: ReturnType<typeof sql>) => sql`
  with gone as (${deletion} returning user_id)
  select pg_notify(${ALARM_CHANNEL}, user_id) from (select distinct user_id from gone) as people`;

export const deleteEntryAlarms = (db: Db, entryId: number, userIds: readonly string[]) =>
  told(sql`delete from alarm where entry_id = ${entryId}::bigint and user_id = any(${userIds}::text[])`).execute(db);

export const deleteRoomAlarms = (db: Db, roomId: number, userId: string) =>
  told(sql`delete from alarm where room_id = ${roomId}::bigint and user_id = ${userId}`).execute(db);

export const deleteAlarmsById = (db: Db, ids: readonly number[]) =>
  told(sql`delete from alarm where id = any(${ids}::bigint[])`).execute(db);

/** Kinds whose words are those of the entry itself; a reminder shows the place. */
const OF_ENTRY: readonly AlarmKind[] = ['mention', 'assignment', 'entry'];

/** What an entry says now stands in its alarms. */
export const updateEntryWords = (db: Db, entryId: number, { subject, excerpt }: Words) =>
  sql`update alarm set subject = ${subject},
      excerpt = case when room_comment_id is null and kind = any(${OF_ENTRY}::text[]) then ${excerpt} else excerpt end
    where entry_id = ${entryId}::bigint`.execute(db);

/** The same of a comment. */
export const updateCommentWords = (db: Db, commentId: number, excerpt: string) =>
  db.updateTable('alarm').set({ excerpt }).where('room_comment_id', '=', commentId).execute();
