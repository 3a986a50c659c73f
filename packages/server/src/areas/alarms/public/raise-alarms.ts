import type { CallCtx } from '../../../context.ts';
import type { Post } from '../../comments/public/post.ts';
import { insertAlarms } from '../queries.ts';

/**
 * One alarm of a comment for each of `userIds`: active staff only, never the acting user, nobody twice (D-24).
 * Open pages of these people hear of it when the transaction is committed.
 */
export async function raiseAlarms(
  ctx: CallCtx,
  post: Post,
  commentId: number,
  userIds: readonly string[],
): Promise<void> {
  const others = [...new Set(userIds)].filter((userId) => userId !== ctx.actor.userId);
  if (others.length === 0) return;
  const { board, postId, subject } = post;
  await insertAlarms(ctx.db, { board, postId, commentId, subject, createdAt: ctx.now() }, others);
}
