import { boardOf } from '@portal/contract/areas/comments/boards';
import { isOwnComment } from '@portal/contract/areas/comments/policy';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import type { CommentTarget, CommentTargets, TargetFinder } from './public/target.ts';
import { findComment } from './queries.ts';

/** The record of a request: its board, by any of the board's names, and its key. */
export type RecordRef = { BoardType: string; Id: string };

/** The finder of the board of a request. 400 for an unknown board. */
const finderOf = (targets: CommentTargets, { BoardType }: RecordRef): TargetFinder | undefined =>
  targets[boardOf(BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' })];

/** The record of a request (D-91). 400 for an unknown board, 404 when the record is missing or deleted. */
export const findTarget = async (targets: CommentTargets, ctx: CallCtx, ref: RecordRef): Promise<CommentTarget> =>
  (await finderOf(targets, ref)?.find(ctx, ref.Id)) ?? refuse('NOT_FOUND');

/** Finds the record of a request and locks it, so that it is not deleted while a comment is written. */
export const lockTarget = async (targets: CommentTargets, ctx: CallCtx, ref: RecordRef): Promise<CommentTarget> =>
  (await finderOf(targets, ref)?.lock(ctx, ref.Id)) ?? refuse('NOT_FOUND');

/**
 * Finds and locks a comment that the caller may change. 404 when it or its record is deleted. 403 for a comment of another
 * user, 409 for a line of the history (D-75).
 */
export async function lockOwnComment(targets: CommentTargets, ctx: CallCtx, id: number): Promise<{ id: number }> {
  const comment = await findComment(ctx.db, id);
  if (!comment || comment.deleted_at !== null) refuse('NOT_FOUND');
  await lockTarget(targets, ctx, { BoardType: comment.board, Id: comment.post_id });
  if (!isOwnComment(ctx.actor, { userId: comment.user_id })) refuse('FORBIDDEN');
  if (comment.automatic) refuse('AUTO_COMMENT');
  return comment;
}
