import type { Board } from '@portal/contract/areas/comments/boards';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import { keepPlan } from '../../db/kept-plans.ts';
import { readTablePage, type TablePage } from '../../lists/table-page.ts';

type Db = Ctx['db'];

/** Channel on which a transaction names the users it raised alarms for. */
export const ALARM_CHANNEL = 'portal_alarm';
const PURGE_BATCH = 1000;
/** Characters of a comment that an alarm shows (D-25). */
const EXCERPT = 100;

export type NewAlarm = { board: Board; key: string; commentId: number; subject: string; createdAt: Date };

/**
 * One alarm for each of the people who is active staff, and a notice to each at commit; one statement, so that
 * alarms without notice and notices without alarm do not exist.
 */
export const insertAlarms = (db: Db, alarm: NewAlarm, userIds: readonly string[]) =>
  db
    .with('raised', (write) =>
      write
        .insertInto('alarm')
        .columns(['user_id', 'board', 'post_id', 'comment_id', 'subject', 'created_at'])
        .expression((read) =>
          read
            .selectFrom('portal_user')
            .select([
              'user_id',
              sql.val(alarm.board).as('board'),
              sql.val(alarm.key).as('post_id'),
              sql<number>`${alarm.commentId}::bigint`.as('comment_id'),
              sql.val(alarm.subject).as('subject'),
              sql<Date>`${alarm.createdAt}::timestamptz`.as('created_at'),
            ])
            .where('user_id', '=', sql<string>`any(${userIds}::text[])`)
            .where('user_type', '=', 'M')
            .where('employment', '<>', 'R')
            .where('deleted_at', 'is', null)
            .orderBy('user_id'),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'comment_id']).doNothing())
        .returning('user_id'),
    )
    .selectFrom('raised')
    .select(sql`pg_notify(${ALARM_CHANNEL}, user_id)`.as('told'))
    .modifyEnd(keepPlan)
    .execute();

export type AlarmFilter = {
  userId: string;
  unreadOnly: boolean;
  /** null = any. */
  boards: readonly Board[] | null;
  /** Author of the comment; null = any. */
  authorId: string | null;
  after: Date;
};

function matching(db: Db, filter: AlarmFilter) {
  let query = db
    .selectFrom('alarm')
    .where('alarm.user_id', '=', filter.userId)
    .where('alarm.created_at', '>=', filter.after);
  if (filter.unreadOnly) query = query.where('alarm.read_at', 'is', null);
  if (filter.boards !== null) query = query.where('alarm.board', 'in', filter.boards);
  const { authorId } = filter;
  if (authorId === null) return query;
  return query.where((alarm) =>
    alarm.exists(
      alarm
        .selectFrom('comment as written')
        .select('written.id')
        .whereRef('written.id', '=', 'alarm.comment_id')
        .where('written.user_id', '=', authorId),
    ),
  );
}

/** A page of one user's alarms, newest first, and how many there are in all. */
export function pageAlarms(db: Db, filter: AlarmFilter, page: TablePage) {
  return readTablePage(
    db,
    matching(db, filter),
    (alarms) =>
      alarms
        .innerJoin('comment', 'comment.id', 'alarm.comment_id')
        .innerJoin('portal_user as author', 'author.user_id', 'comment.user_id')
        .select([
          'alarm.id',
          'alarm.board',
          'alarm.post_id',
          'alarm.comment_id',
          'alarm.subject',
          'alarm.created_at',
          'alarm.read_at',
          'comment.parent_id',
          'comment.deleted_at',
          'author.user_id as author_id',
          'author.user_name as author_name',
          'author.photo_name',
          sql<string>`left(comment.content, ${EXCERPT})`.as('excerpt'),
        ])
        .orderBy('alarm.id', 'desc'),
    page,
  );
}

export type AlarmRecord = Awaited<ReturnType<typeof pageAlarms>>['rows'][number];

/** Marks one alarm read if it is the user's. */
export const readAlarm = (db: Db, userId: string, id: number, now: Date) =>
  db
    .updateTable('alarm')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();

export const readAllAlarms = (db: Db, userId: string, now: Date) =>
  db.updateTable('alarm').set({ read_at: now }).where('user_id', '=', userId).where('read_at', 'is', null).execute();

export const deleteAlarmsOf = (db: Db, board: Board, key: string) =>
  db.deleteFrom('alarm').where('board', '=', board).where('post_id', '=', key).execute();

/** Deletes a bounded number of alarms older than `moment`; answers whether there may be more. */
export async function deleteAlarmsBefore(db: Db, moment: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alarm')
    .where('id', 'in', (old) =>
      old.selectFrom('alarm').select('id').where('created_at', '<', moment).orderBy('created_at').limit(PURGE_BATCH),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows >= BigInt(PURGE_BATCH);
}
