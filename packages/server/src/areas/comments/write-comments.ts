import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { CallInput } from '@portal/contract/core/call';
import { isBlank } from '@portal/contract/core/forms';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { raiseAlarms } from '../alarms/public/alarms.ts';
import { holdTarget, reachOwnComment } from './access.ts';
import type { CommentTarget, CommentTargets } from './public/target.ts';
import { findComment, insertComments, markDeleted, updateContent } from './queries.ts';

type Input<Name extends keyof typeof commentCalls> = CallInput<(typeof commentCalls)[Name]>;

/**
 * Writes a manual comment, or a reply to `parent`, as the acting user, and raises its alarms: whom the record is
 * addressed to, who commented before, and the author of the parent (D-24, D-25).
 */
async function writeComment(
  ctx: CallCtx,
  target: CommentTarget,
  written: { content: string; parent?: { id: number; user_id: string } },
): Promise<{ commentId: number }> {
  const { content, parent } = written;
  const { lastId: commentId, commenters } = await insertComments(ctx.db, target, [
    {
      parent_id: parent?.id ?? null,
      user_id: ctx.actor.userId,
      content,
      created_at: ctx.now(),
      edited_at: null,
      deleted_at: null,
    },
  ]);
  const parentAuthor = parent ? [parent.user_id] : [];
  const concerned = [...target.addressees, ...commenters, ...parentAuthor];
  const hearers = target.hearersAmong ? await target.hearersAmong(concerned) : concerned;
  await raiseAlarms(ctx, target, commentId, hearers);
  return { commentId };
}

/** Adds a comment to a record; a blank one is ignored (CMT-10). */
export async function addComment(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'addComment'>,
): Promise<{ commentId: number } | null> {
  const target = await holdTarget(targets, ctx, input);
  return isBlank(input.CommentContent) ? null : writeComment(ctx, target, { content: input.CommentContent });
}

/** Replies to a living comment, automatic ones included (D-75, D-94). */
export async function addReply(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'addReply'>,
): Promise<{ commentId: number }> {
  const parent = (await findComment(ctx.db, input.ParentId)) ?? refuse('NOT_FOUND');
  const target = await holdTarget(targets, ctx, { BoardType: parent.board, Id: parent.post_id });
  if (isBlank(input.CommentContent)) {
    refuse('FIELD_REQUIRED', { field: 'CommentContent', message: 'comment.reply.blank' });
  }
  if (parent.deleted_at !== null) refuse('BAD_STATE');
  return writeComment(ctx, target, { content: input.CommentContent, parent });
}

/** Changes the text of the caller's own comment; a blank one is ignored, and no alarm is raised (D-25). */
export async function editComment(targets: CommentTargets, ctx: CallCtx, input: Input<'editComment'>): Promise<void> {
  const comment = await reachOwnComment(targets, ctx, input.CommentId);
  if (!isBlank(input.CommentContent)) await updateContent(ctx.db, comment.id, input.CommentContent, ctx.now());
}

/** Deletes the caller's own comment; its replies and its alarms stay (D-26, D-94). */
export async function removeComment(
  targets: CommentTargets,
  ctx: CallCtx,
  input: Input<'removeComment'>,
): Promise<void> {
  const comment = await reachOwnComment(targets, ctx, input.CommentId);
  await markDeleted(ctx.db, comment.id, ctx.now());
}
