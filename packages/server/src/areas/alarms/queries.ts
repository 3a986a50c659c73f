import type { AlarmBoard } from '@portal/contract/areas/alarms/feed';
import type { Board } from '@portal/contract/areas/comments/boards';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { countAllExpired, type Due } from '#db/removal.ts';
import { columnContains, readTablePage, type TablePage } from '#lists/table-page.ts';

type Db = Ctx['db'];

/** The NOTIFY channel that names the users whose alarms changed. */
export const ALARM_CHANNEL = 'portal_alarm';
/** The NOTIFY channel on which a trigger names each changed outsourced project (outsourced_announce). */
export const PROJECT_CHANNEL = 'portal_project';
/** The NOTIFY channel on which a trigger names each changed internal project (internal_announce). */
export const INTERNAL_CHANNEL = 'portal_internal_project';
/** Channel of notifications about a shared view. Their text is its list. A trigger sends them. */
export const VIEW_CHANNEL = 'portal_list_view';
/** The NOTIFY channel on which a changed talk of a site is announced. */
export const TALK_CHANNEL = 'portal_talk';
const PURGE_BATCH = 1000;
/** The number of characters that an alarm shows of a comment, and of each text of a change (D-25, D-201). */
const EXCERPT = 100;

export type NewAlarm = { board: Board; key: string; subject: string; createdAt: Date };

/** SQL that adds an alarm of a comment for each user who is active staff, and returns their ids. */
export const insertAlarmsSql = (
  { board, key, subject, createdAt }: NewAlarm,
  commentId: RawBuilder<number>,
  userIds: RawBuilder<readonly string[]>,
) => sql<{ user_id: string }>`(
  insert into alarm (user_id, board, post_id, comment_id, subject, created_at)
  select user_id, ${board}, ${key}, ${commentId}, ${subject}, ${createdAt}::timestamptz from portal_user
  where user_id = any(${userIds}) and ${isEmployedStaff()}
  order by user_id
  on conflict (user_id, comment_id) do nothing returning user_id)`;

/** SQL that notifies the users in the CTE 'raised' at commit. The same statement adds their alarms. */
export const notifySql = sql<number>`(select count(pg_notify(${sql.lit(ALARM_CHANNEL)}, user_id)) from raised)`;

/** Notifies the open pages of users at commit. */
export const notifyUsers = (db: Db, userIds: readonly string[]) =>
  sql`select pg_notify(${ALARM_CHANNEL}, user_id) from unnest(${userIds}::text[]) as user_id`.execute(db);

/** Adds one alarm of a comment for each of the users who is active staff, and notifies them at commit. */
export const insertAlarms = (db: Db, alarm: NewAlarm & { commentId: number }, userIds: readonly string[]) =>
  db
    .with('raised', () => insertAlarmsSql(alarm, sql`${alarm.commentId}::bigint`, sql`${userIds}::text[]`))
    .selectNoFrom(notifySql.as('notified'))
    .execute();

export type AlarmFilter = {
  userId: string;
  unreadOnly: boolean;
  /** null = all boards. */
  boards: readonly AlarmBoard[] | null;
  /** Author of the alarm or its comment; null = any. */
  authorId: string | null;
  /** Kinds of workspace alarms; empty = any alarm. */
  kinds: readonly AlarmKind[];
  /** Searched in the title, the text and the name of the author; '' = any. */
  keyword: string;
  after: Date;
};

/** The author of an alarm: of its comment, or of the action in a room. */
export const alarmAuthor = sql<string>`coalesce(alarm.author_id, comment.user_id)`;

/** The alarms that match a filter. */
export function matching(db: Db, filter: AlarmFilter) {
  let query = db
    .selectFrom('alarm')
    .where('alarm.user_id', '=', filter.userId)
    .where('alarm.created_at', '>=', filter.after);
  if (filter.unreadOnly) query = query.where('alarm.read_at', 'is', null);
  if (filter.boards !== null) query = query.where('alarm.board', 'in', filter.boards);
  if (filter.kinds.length > 0) query = query.where('alarm.kind', '=', sql<AlarmKind>`any(${filter.kinds}::text[])`);
  const { authorId, keyword } = filter;
  if (authorId !== null) {
    query = query.where((alarm) =>
      alarm.or([alarm('alarm.author_id', '=', authorId), commentMatches(sql`written.user_id = ${authorId}`)]),
    );
  }
  if (keyword === '') return query;
  return query.where((alarm) =>
    alarm.or([
      columnContains('alarm.subject', keyword),
      columnContains('alarm.excerpt', keyword),
      sql<boolean>`exists (select from portal_user where user_id = alarm.author_id and ${columnContains('user_name', keyword)})`,
      commentMatches(
        sql`${columnContains('written.content', keyword)} or ${columnContains('writer.user_name', keyword)}`,
      ),
    ]),
  );
}

/** SQL that is true for alarms whose comment (`written`), or its author (`writer`), fulfils the condition. */
const commentMatches = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from comment written join portal_user writer on writer.user_id = written.user_id
  where written.id = alarm.comment_id and written.deleted_at is null and (${condition}))`;

/** The history lines of one save have ids within this distance, since they are written together. */
const MAX_LINES_OF_SAVE = 100;

/** The beginning of a text of a change, under the name of its column. */
const startOf = <Name extends 'origin_value' | 'new_value' | 'change_reason'>(name: Name) =>
  sql<string | null>`left(${sql.ref(`comment.${name}`)}, ${sql.lit(EXCERPT)})`.as(name);

/** The selected columns of an alarm, its comment and its author. */
export const alarmColumns = [
  'alarm.id',
  'alarm.board',
  'alarm.post_id',
  'alarm.comment_id',
  'alarm.subject',
  'alarm.created_at',
  'alarm.read_at',
  'alarm.kind',
  'alarm.room_id',
  'alarm.entry_id',
  'alarm.room_comment_id',
  'room.name as room_name',
  'comment.parent_id',
  sql<Date | null>`coalesce(comment.deleted_at, room_comment.deleted_at)`.as('deleted_at'),
  'comment.automatic',
  'comment.item_name',
  startOf('origin_value'),
  startOf('new_value'),
  startOf('change_reason'),
  'author.user_id as author_id',
  'author.user_name as author_name',
  'author.photo_name',
  sql<string>`case when alarm.comment_id is null then alarm.excerpt else left(comment.content, ${EXCERPT}) end`.as(
    'excerpt',
  ),
  sql<number>`(
    select count(*) from comment line
    where line.board = comment.board and line.post_id = comment.post_id and line.automatic
      and line.id between comment.id - ${MAX_LINES_OF_SAVE}::int and comment.id
      and line.user_id = comment.user_id and line.created_at = comment.created_at)`.as('change_count'),
] as const;

/** A page of one user's alarms, newest first, with the total number. */
export function pageAlarms(db: Db, filter: AlarmFilter, page: TablePage) {
  return readTablePage(
    db,
    matching(db, filter),
    (alarms) =>
      alarms
        .leftJoin('comment', 'comment.id', 'alarm.comment_id')
        .leftJoin('room_comment', 'room_comment.id', 'alarm.room_comment_id')
        .leftJoin('room', 'room.id', 'alarm.room_id')
        .innerJoin('portal_user as author', (on) => on.on('author.user_id', '=', alarmAuthor))
        .select([...alarmColumns])
        .orderBy('alarm.id', 'desc'),
    page,
  );
}

export type AlarmRecord = Awaited<ReturnType<typeof pageAlarms>>['rows'][number];

/** The numbers of one user's alarms per board and kind, unread and total. */
export const countBoards = (db: Db, filter: Pick<AlarmFilter, 'userId' | 'after'>) =>
  db
    .selectFrom('alarm')
    .select(({ fn }) => [
      'board',
      'kind',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', filter.userId)
    .where('created_at', '>=', filter.after)
    .groupBy(['board', 'kind'])
    .execute();

/** Alarms of one post that match a filter, up to the id `upTo`. */
type PostAlarms = { board: AlarmBoard; key: string; filter: AlarmFilter; upTo?: number };

/** Selects alarms of a user: one by its id, those of a post, or all. */
export type AlarmSelection = { id?: number; post?: PostAlarms };

/** The ids of the alarms of one post that a list shows. */
function idsOfPost(db: Db, { board, key, filter, upTo }: PostAlarms) {
  const ids = matching(db, filter).select('alarm.id').where('alarm.board', '=', board).where('alarm.post_id', '=', key);
  return upTo === undefined ? ids : ids.where('alarm.id', '<=', upTo);
}

/** Whether a user has an alarm of a post, read or not. */
export const hasAlarmOf = async (db: Db, userId: string, { board, key }: Pick<PostAlarms, 'board' | 'key'>) =>
  (await db
    .selectFrom('alarm')
    .select('id')
    .where('user_id', '=', userId)
    .where('board', '=', board)
    .where('post_id', '=', key)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Marks unread alarms of a user as read. If there were any, the user's open pages are notified at commit. */
export function markAlarmsRead(db: Db, userId: string, { id, post }: AlarmSelection, now: Date) {
  return db
    .with('marked', (write) => {
      let update = write
        .updateTable('alarm')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null);
      if (id !== undefined) update = update.where('id', '=', id);
      if (post) update = update.where('id', 'in', idsOfPost(db, post));
      return update.returning('user_id');
    })
    .selectFrom('marked')
    .select(sql`pg_notify(${ALARM_CHANNEL}, user_id)`.as('notified'))
    .limit(1)
    .execute();
}

/** Deletes the alarms of all users of one record. */
export const deleteAlarmsOf = (db: Db, board: Board, key: string) =>
  db.deleteFrom('alarm').where('board', '=', board).where('post_id', '=', key).execute();

/** Counts the alarms, and those created before `moment`. */
export const countAlarmsBefore = (db: Db, moment: Date): Promise<Due[]> =>
  countAllExpired(db, [{ table: 'alarm', cap: 'records', where: sql`created_at < ${moment}` }]);

/** Deletes one batch of alarms created before `moment`. Returns their number, and whether there may be more. */
export async function deleteAlarmsBefore(db: Db, moment: Date): Promise<{ deleted: number; hasMore: boolean }> {
  const { numDeletedRows } = await db
    .deleteFrom('alarm')
    .where('id', 'in', (old) =>
      old.selectFrom('alarm').select('id').where('created_at', '<', moment).orderBy('created_at').limit(PURGE_BATCH),
    )
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows), hasMore: numDeletedRows >= BigInt(PURGE_BATCH) };
}
