import { raiseAlarms } from '#areas/alarms/public/alarms.ts';
import type { CallCtx } from '#context.ts';
import type { CommentTarget } from './public/target.ts';
import { insertComments, insertTold, type NewComment } from './queries.ts';

/** What the acting user says on a record now. */
export type Said = Omit<NewComment, 'user_id' | 'created_at' | 'edited_at' | 'deleted_at'>;

/**
 * Writes comments of one record in order, as the acting user, and raises the alarms of the last of them: for whom the
 * record is addressed to, who commented before and the author it replies to (D-24, D-25). Gives the key of the last.
 */
export async function sayOn(
  ctx: CallCtx,
  target: CommentTarget,
  said: readonly Said[],
  repliedTo: readonly string[] = [],
): Promise<number> {
  const now = { user_id: ctx.actor.userId, created_at: ctx.now(), edited_at: null, deleted_at: null };
  const rows = said.map((one) => ({ ...one, ...now }));
  const addressees = [...target.addressees, ...repliedTo];
  const { board, key, subject, hearersAmong } = target;
  if (!hearersAmong) {
    return insertTold(
      ctx.db,
      { board, key, subject, addressees, writer: now.user_id, createdAt: now.created_at },
      rows,
    );
  }
  const { lastId, commenters } = await insertComments(ctx.db, target, rows);
  await raiseAlarms(ctx, target, lastId, await hearersAmong([...addressees, ...commenters]));
  return lastId;
}
