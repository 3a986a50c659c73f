import { isOwnComment } from '@portal/contract/areas/comments/policy';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findBoardPost } from './find-board-post.ts';
import { findComment } from './queries.ts';

/**
 * A comment the caller may change: 404 when it or its post is gone, 403 when it is somebody else's, 409 when it is
 * a line of the history (CMT-13, CMT-14, D-75).
 */
export async function reachOwnComment(ctx: CallCtx, id: number): Promise<{ id: number }> {
  const comment = await findComment(ctx.db, id);
  if (!comment || comment.deleted_at !== null) refuse('NOT_FOUND');
  await findBoardPost(ctx, { BoardType: comment.board, Id: comment.post_id });
  if (!isOwnComment(ctx.actor, { userId: comment.user_id })) refuse('FORBIDDEN');
  if (comment.automatic) refuse('AUTO_COMMENT');
  return comment;
}
