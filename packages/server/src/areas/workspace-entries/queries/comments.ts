import { ENTRY_COMMENT_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RoomCommentTable } from '../tables.ts';
import { type CommentRecord, selectComments } from './parts.ts';

type Db = Ctx['db'];

/** One comment with its author, also a deleted one. */
export const findComment = (db: Db, id: number) => selectComments(db).where('comment.id', '=', id).executeTakeFirst();

/**
 * The cursor of a page: the comment before which it ends, and its parent, 0 for none. The comment may be deleted. `id`
 * 0 is the newest page.
 */
export type CommentCursor = { id: number; parentId: number };

/**
 * A page of comments from old to new, each reply behind its parent. The first replies may belong to a comment of the
 * page before.
 */
export async function pageComments(db: Db, entryId: number, before: CommentCursor): Promise<CommentRecord[]> {
  const thread = sql`coalesce(comment.parent_id, comment.id)`;
  let query = selectComments(db).where('comment.entry_id', '=', entryId);
  if (before.id !== 0) {
    query = query.where(
      sql<boolean>`(${thread}, comment.id) < (${before.parentId || before.id}::bigint, ${before.id}::bigint)`,
    );
  }
  const page = await query.orderBy(thread, 'desc').orderBy('comment.id', 'desc').limit(ENTRY_COMMENT_PAGE).execute();
  return page.toReversed();
}

/** Inserts a comment and answers its id. */
export const insertComment = async (db: Db, row: Insertable<RoomCommentTable>): Promise<number> =>
  (await db.insertInto('room_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a comment and increases its version. */
export const updateComment = (db: Db, id: number, columns: Updateable<RoomCommentTable>) =>
  db
    .updateTable('room_comment')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Deletes a comment. */
export const deleteComment = (db: Db, id: number) => db.deleteFrom('room_comment').where('id', '=', id).execute();

/** Whether a comment has replies, deleted or not. */
export const hasReplies = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('room_comment').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined;
