import { boardOf } from '@portal/contract/areas/comments/boards';
import { isOwnComment } from '@portal/contract/areas/comments/policy';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import type { CommentTarget, CommentTargets } from './public/target.ts';
import { findComment } from './queries.ts';

/** The record that a request names: its board, under any name, and its key. */
export type Named = { BoardType: string; Id: string };

async function reach(
  targets: CommentTargets,
  ctx: CallCtx,
  { BoardType, Id }: Named,
  way: 'find' | 'hold',
): Promise<CommentTarget> {
  const board = boardOf(BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' });
  return (await targets[board]?.[way](ctx, Id)) ?? refuse('NOT_FOUND');
}

/** The living record a request names (D-91); 400 for an unknown board, 404 when there is no such record. */
export const reachTarget = (targets: CommentTargets, ctx: CallCtx, named: Named): Promise<CommentTarget> =>
  reach(targets, ctx, named, 'find');

/** The same, kept from being deleted until the comment on it is written. */
export const holdTarget = (targets: CommentTargets, ctx: CallCtx, named: Named): Promise<CommentTarget> =>
  reach(targets, ctx, named, 'hold');

/**
 * A comment the caller may change: 404 when it or its record is gone, 403 when it is somebody else's, 409 when it is
 * a line of the history (D-75).
 */
export async function reachOwnComment(targets: CommentTargets, ctx: CallCtx, id: number): Promise<{ id: number }> {
  const comment = await findComment(ctx.db, id);
  if (!comment || comment.deleted_at !== null) refuse('NOT_FOUND');
  await holdTarget(targets, ctx, { BoardType: comment.board, Id: comment.post_id });
  if (!isOwnComment(ctx.actor, { userId: comment.user_id })) refuse('FORBIDDEN');
  if (comment.automatic) refuse('AUTO_COMMENT');
  return comment;
}
