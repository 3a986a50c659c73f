import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { inOrder } from '#lists/filter.ts';
import type { List } from '#lists/list-order.ts';

/** A notice as lists and its own page show it, without its content. */
export type ListedNotice = {
  id: number;
  board: NoticeBoard;
  pinned: boolean;
  category_id: number;
  category_name: string;
  subject: string;
  subject_color: string;
  publish_from: Date | null;
  publish_until: Date | null;
  must_read_until: string | null;
  created_by: string;
  author_name: string;
  created_at: Date;
  deleted_at: Date | null;
  views: number;
  is_read: boolean;
  files: number;
  comments: number;
};

/** How lists read notices for one reader. Comments of users are counted, lines of the history are not. */
export const noticeList = (readerId: string): List<ListedNotice> => ({
  table: 'notice',
  tally: null,
  live: inOrder(sql`true`),
  start: 'id',
  select: (ids, order) => sql<ListedNotice>`
    select p.id, p.board, p.pinned, p.category_id, c.name as category_name, p.subject, p.subject_color,
      p.publish_from, p.publish_until, p.must_read_until::text, p.created_by, a.user_name as author_name, p.created_at,
      p.deleted_at, coalesce(k.views, 0) as views,
      exists (select from notice_reading r where r.notice_id = p.id and r.user_id = ${readerId}) as is_read,
      (select count(*)::int from notice_file f where f.notice_id = p.id) as files,
      (select count(*)::int from comment m where m.board = 'notice' and m.post_id = p.id::text
        and not m.automatic and m.deleted_at is null) as comments
    from notice p
      join notice_category c on c.id = p.category_id
      join portal_user a on a.user_id = p.created_by
      left join notice_count k on k.notice_id = p.id
    where p.id = any(${ids})
    order by ${order}`,
});

/** Reads one notice as a row of that list. */
export async function findListed(db: Ctx['db'], readerId: string, id: number): Promise<ListedNotice | undefined> {
  const { rows } = await noticeList(readerId)
    .select(sql`${[id]}::bigint[]`, sql`p.id`)
    .execute(db);
  return rows[0];
}
