import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import type { Routes } from '../../http/handlers.ts';
import { reachTarget } from './access.ts';
import type { CommentTargets } from './public/target.ts';
import { listThread } from './queries.ts';
import { viewThread } from './view.ts';
import { addComment, addReply, editComment, removeComment } from './write-comments.ts';

/** Comments on the records that `targets` finds. The two families of calls do the same (D-92). */
export function commentRoutes(targets: CommentTargets): Routes<typeof commentCalls> {
  /** The comments of a record as a tree (D-151). */
  const listComments = async (ctx: CallCtx, input: CallInput<typeof commentCalls.listComments>) =>
    viewThread(await listThread(ctx.db, await reachTarget(targets, ctx, input)));
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
