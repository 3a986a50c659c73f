import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachOwnComment } from './access.ts';
import { markDeleted } from './queries.ts';

/** Deletes the caller's own comment; its replies and its alarms stay (CMT-14, D-26, D-94). */
export const removeComment: Handler<typeof commentCalls.removeComment> = async (ctx, input) => {
  const comment = await reachOwnComment(ctx, input.CommentId);
  await markDeleted(ctx.db, comment.id, ctx.now());
};
