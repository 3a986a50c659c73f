import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { CallInput } from '@portal/contract/core/call';
import { isBlank } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { lockOwnComment, lockTarget } from './access.ts';
import { postComments } from './post-comments.ts';
import type { CommentTargets } from './public/target.ts';
import { findComment, markDeleted, updateContent } from './queries.ts';

type Input<Name extends keyof typeof commentCalls> = CallInput<(typeof commentCalls)[Name]>;

/** Refuses a text without a visible character. */
function refuseBlank(content: string, message: 'comment.blank' | 'comment.reply.blank'): void {
  if (isBlank(content)) refuse('FIELD_REQUIRED', { field: 'CommentContent', message });
}

/** Adds a comment to a record. */
export async function addComment(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'addComment'>,
): Promise<{ commentId: number }> {
  const target = await lockTarget(targets, ctx, input);
  refuseBlank(input.CommentContent, 'comment.blank');
  return { commentId: await postComments(ctx, target, [{ parent_id: null, content: input.CommentContent }]) };
}

/** Replies to a comment that is not deleted, also to an automatic one (D-75, D-94). */
export async function addReply(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'addReply'>,
): Promise<{ commentId: number }> {
  const parent = (await findComment(ctx.db, input.ParentId)) ?? refuse('NOT_FOUND');
  const target = await lockTarget(targets, ctx, { BoardType: parent.board, Id: parent.post_id });
  refuseBlank(input.CommentContent, 'comment.reply.blank');
  if (parent.deleted_at !== null) refuse('COMMENT_DELETED');
  const comments = [{ parent_id: parent.id, content: input.CommentContent }];
  return { commentId: await postComments(ctx, target, comments, [parent.user_id]) };
}

/** Changes the text of the caller's own comment. No alarm is raised (D-25). */
export async function editComment(targets: CommentTargets, ctx: CallCtx, input: Input<'editComment'>): Promise<void> {
  const comment = await lockOwnComment(targets, ctx, input.CommentId);
  refuseBlank(input.CommentContent, 'comment.blank');
  await updateContent(ctx.db, comment.id, input.CommentContent, ctx.now());
}

/** Deletes the caller's own comment. Its replies and its alarms stay (D-26, D-94). */
export async function removeComment(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'removeComment'>,
): Promise<void> {
  const comment = await lockOwnComment(targets, ctx, input.CommentId);
  await markDeleted(ctx.db, comment.id, ctx.now());
}
