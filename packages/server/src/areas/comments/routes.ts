import { boardOf } from '@portal/contract/areas/comments/boards';
import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '#context.ts';
import type { Routes } from '#http/handler-types.ts';
import { findTarget } from './access.ts';
import type { CommentTargets } from './public/target.ts';
import { pageThread } from './queries/thread.ts';
import { viewThread } from './view.ts';
import { addComment, addReply, editComment, removeComment } from './write-comments.ts';

type ListInput = CallInput<typeof commentCalls.listComments>;

/** A page of the comments of an existing record. It is read in parallel with the record if `keyOf` gives its key. */
async function readThread(targets: CommentTargets, ctx: CallCtx, input: ListInput): ReturnType<typeof pageThread> {
  const board = boardOf(input.BoardType);
  const key = board && targets[board]?.keyOf?.(input.Id);
  const page = { before: input.Before };
  const findingTarget = findTarget(targets, ctx, input);
  if (board === undefined || key === undefined) return pageThread(ctx.db, await findingTarget, page);
  const [, thread] = await Promise.all([findingTarget, pageThread(ctx.db, { board, key }, page)]);
  return thread;
}

/** Handlers of the calls about comments. Both families of calls use the same functions (D-92). */
export function commentRoutes(targets: CommentTargets): Routes<typeof commentCalls> {
  /** A page of the comments of a record as a tree (D-151, D-201). */
  const listComments = async (ctx: CallCtx, input: ListInput) => {
    const { comments, before } = await readThread(targets, ctx, input);
    return { rows: viewThread(comments), meta: { before } };
  };
  return {
    listComments,
    addComment: (ctx, input) => addComment(targets, ctx, input),
    editComment: (ctx, input) => editComment(targets, ctx, input),
    removeComment: (ctx, input) => removeComment(targets, ctx, input),
    addReply: (ctx, input) => addReply(targets, ctx, input),
    listUserComments: listComments,
    addUserComment: (ctx, input) => addComment(targets, ctx, input),
    addUserReply: (ctx, input) => addReply(targets, ctx, input),
  };
}
