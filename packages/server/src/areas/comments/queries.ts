import type { Board } from '@portal/contract/areas/comments/boards';
import type { Insertable } from 'kysely';
import type { Ctx } from '../../context.ts';
import { keepPlan } from '../../db/kept-plans.ts';
import type { CommentTable } from './tables.ts';

type Db = Ctx['db'];
type PostKey = { board: Board; postId: string };

/** Every comment of a post with its author, deleted ones included, oldest first. */
export const listThread = (db: Db, { board, postId }: PostKey) =>
  db
    .selectFrom('comment')
    .innerJoin('portal_user as author', 'author.user_id', 'comment.user_id')
    .selectAll('comment')
    .select(['author.user_name', 'author.position', 'author.photo_name'])
    .where('comment.board', '=', board)
    .where('comment.post_id', '=', postId)
    .orderBy('comment.id')
    .execute();

export type CommentRecord = Awaited<ReturnType<typeof listThread>>[number];

/** One comment, locked: whoever replies to it, edits or deletes it at the same time waits. */
export const findComment = (db: Db, id: number) =>
  db.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Inserts comments in the order given; answers the key of the last one. */
export async function insertComments(db: Db, rows: readonly Insertable<CommentTable>[]): Promise<number> {
  const inserted = await db.insertInto('comment').values(rows).returning('id').modifyEnd(keepPlan).execute();
  return Math.max(...inserted.map((row) => row.id));
}

export const updateContent = (db: Db, id: number, content: string, now: Date) =>
  db.updateTable('comment').set({ content, edited_at: now }).where('id', '=', id).execute();

export const markDeleted = (db: Db, id: number, now: Date) =>
  db.updateTable('comment').set({ deleted_at: now }).where('id', '=', id).execute();

/** Who wrote comments on a post that still stand; lines of the history do not count (wire.md, Projects). */
export const listCommenters = async (db: Db, { board, postId }: PostKey): Promise<string[]> => {
  const rows = await db
    .selectFrom('comment')
    .select('user_id')
    .distinct()
    .where('board', '=', board)
    .where('post_id', '=', postId)
    .where('automatic', '=', false)
    .where('deleted_at', 'is', null)
    .modifyEnd(keepPlan)
    .execute();
  return rows.map((row) => row.user_id);
};
