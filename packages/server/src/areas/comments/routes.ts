import { boardOf } from '@portal/contract/areas/comments/boards';
import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import type { Routes } from '../../http/handlers.ts';
import { type Named, reachTarget } from './access.ts';
import type { CommentTargets } from './public/target.ts';
import { type CommentRecord, listThread } from './queries.ts';
import { viewThread } from './view.ts';
import { addComment, addReply, editComment, removeComment } from './write-comments.ts';

/** The comments of a record that exists: read beside it where its key is known beforehand. */
async function readThread(targets: CommentTargets, ctx: CallCtx, named: Named): Promise<CommentRecord[]> {
  const board = boardOf(named.BoardType);
  const key = board && targets[board]?.keyOf?.(named.Id);
  const reaching = reachTarget(targets, ctx, named);
  if (board === undefined || key === undefined) return listThread(ctx.db, await reaching);
  const [, thread] = await Promise.all([reaching, listThread(ctx.db, { board, key })]);
  return thread;
}

/** Comments on the records that `targets` finds. The two families of calls do the same (D-92). */
export function commentRoutes(targets: CommentTargets): Routes<typeof commentCalls> {
  /** The comments of a record as a tree (D-151). */
  const listComments = async (ctx: CallCtx, input: CallInput<typeof commentCalls.listComments>) =>
    viewThread(await readThread(targets, ctx, input));
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
