import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { seoulDay } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isPublished } from './filters.ts';

type Db = Ctx['db'];

/** The opening of a notice by a user; `counts` says whether the user belongs to its audience. */
export type Opening = { noticeId: number; userId: string; counts: boolean; at: Date };

/**
 * Records an opening in one statement: the reading once per user, the counts, and the answer to a reminder. Its cost
 * does not grow with the number of readers.
 */
export async function recordOpening(db: Db, { noticeId, userId, counts, at }: Opening): Promise<void> {
  await sql`
    with first as (
      insert into notice_reading (notice_id, user_id, read_at) values (${noticeId}, ${userId}, ${at})
      on conflict do nothing returning 1),
    answered as (
      update notice_reminder set answered = true
      where notice_id = ${noticeId} and user_id = ${userId} and not answered)
    insert into notice_count (notice_id, views, readers)
    values (${noticeId}, 1, (select count(*)::int from first where ${counts}::boolean))
    on conflict (notice_id) do update
      set views = notice_count.views + 1, readers = notice_count.readers + excluded.readers`.execute(db);
}

/** Marks a notice as opened by its author, who is not counted as a reader. */
export const recordAuthor = (db: Db, noticeId: number, userId: string, at: Date) =>
  db.insertInto('notice_reading').values({ notice_id: noticeId, user_id: userId, read_at: at }).execute();

/** Unread notices of a board for one user: must-read ones ('필독'), and those the user was reminded of. */
export async function listPendingNotices(
  db: Db,
  { userId, board, now, most }: { userId: string; board: NoticeBoard; now: Date; most: number },
) {
  const today = seoulDay(now);
  const { rows } = await sql<PendingNotice>`
    with waiting as (
      select id, null::timestamptz as reminded_at from notice
      where board = ${board} and deleted_at is null and must_read_until >= ${today}::date
      union all
      select notice_id, reminded_at from notice_reminder where user_id = ${userId} and not answered),
    each as (select id, max(reminded_at) as reminded_at from waiting group by id)
    select n.id, n.board, n.subject, n.subject_color, n.publish_from, n.created_at, c.name as category_name,
      case when n.must_read_until >= ${today}::date then n.must_read_until::text end as must_read_until,
      each.reminded_at
    from each
      join notice n on n.id = each.id
      join notice_category c on c.id = n.category_id
    where n.board = ${board} and ${isPublished(now)} and n.deleted_at is null and n.created_by <> ${userId}
      and not exists (select from notice_reading r where r.notice_id = n.id and r.user_id = ${userId})
    order by n.must_read_until is null, n.id desc limit ${most}`.execute(db);
  return rows;
}

export type PendingNotice = {
  id: number;
  board: NoticeBoard;
  subject: string;
  subject_color: string;
  publish_from: Date | null;
  created_at: Date;
  category_name: string;
  must_read_until: string | null;
  reminded_at: Date | null;
};
