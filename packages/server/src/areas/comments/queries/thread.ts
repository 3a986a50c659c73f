import type { Board } from '@portal/contract/areas/comments/boards';
import { COMMENT_PAGE } from '@portal/contract/core/limits';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** Identifies the record that comments belong to. */
export type RecordKey = { board: Board; key: string };

/** Selects the comments with a smaller id than `before`; 0 = the newest. */
export type ThreadPage = { before: number };

/** SQL: the comments of a page and one more, newest first, with the size of their texts in bytes. */
const newest = ({ board, key, before }: RecordKey & ThreadPage) => sql<{ id: number; bytes: number }>`(
  select id, deleted_at, octet_length(content) + octet_length(item_name) + octet_length(origin_value)
    + octet_length(new_value) + octet_length(change_reason) as bytes
  from comment where board = ${board} and post_id = ${key} and id < ${before}::bigint
  order by id desc limit ${sql.lit(COMMENT_PAGE.rows + 1)})`;

/** SQL: those of `newest` that fit on a page by number and bytes. The newest one always fits. */
const fitting = sql<{ id: number; found: number }>`(
  select id, found from (
    select id, row_number() over newest_first as place, sum(bytes) over newest_first as bytes, count(*) over () as found
    from newest window newest_first as (order by id desc)) as sized
  where place = 1
    or (place <= ${sql.lit(COMMENT_PAGE.rows)} and bytes <= ${sql.lit(COMMENT_PAGE.bytes)}))`;

/** SQL: the deleted comments of the page, and all deleted replies below them. */
const deletedBelow = sql<{ id: number }>`(
  select id from newest where deleted_at is not null
  union
  select reply.id from deleted_below join comment reply on reply.parent_id = deleted_below.id
  where reply.deleted_at is not null)`;

/** SQL: the deleted comments shown as placeholders, because a reply below is not deleted, on any page (D-94). */
const placeholders = sql<{ id: number | null }>`(
  select reply.parent_id as id from deleted_below join comment reply on reply.parent_id = deleted_below.id
  where reply.deleted_at is null
  union
  select comment.parent_id from kept_place join comment on comment.id = kept_place.id)`;

const listNewest = (db: Ctx['db'], page: RecordKey & ThreadPage) =>
  db
    .withRecursive('newest', () => newest(page))
    .withRecursive('fitting', () => fitting)
    .withRecursive('deleted_below', () => deletedBelow)
    .withRecursive('kept_place', () => placeholders)
    .selectFrom('fitting')
    .innerJoin('comment', 'comment.id', 'fitting.id')
    .innerJoin('portal_user as author', 'author.user_id', 'comment.user_id')
    .selectAll('comment')
    .select(['author.user_name', 'author.position', 'author.photo_name', 'fitting.found'])
    .select(
      sql<boolean>`comment.deleted_at is null or exists (select from kept_place where id = comment.id)`.as('is_shown'),
    )
    .orderBy('comment.id')
    .execute();

export type CommentRecord = Awaited<ReturnType<typeof listNewest>>[number];

/**
 * A page of the comments of a record with their authors, oldest first (D-201). The number of rows read is limited, so a
 * page of deleted comments may be empty. `before` is the cursor of the next, older page; 0 when there is none.
 */
export async function pageThread(
  db: Ctx['db'],
  { board, key }: RecordKey,
  { before }: ThreadPage,
): Promise<{ comments: CommentRecord[]; before: number }> {
  const rows = await listNewest(db, { board, key, before: before === 0 ? Number.MAX_SAFE_INTEGER : before });
  const [oldest] = rows;
  const hasOlder = oldest !== undefined && oldest.found > rows.length;
  return { comments: rows.filter((row) => row.is_shown), before: hasOlder ? oldest.id : 0 };
}
