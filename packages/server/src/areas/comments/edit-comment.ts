import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachOwnComment } from './access.ts';
import { updateContent } from './queries.ts';

/** Changes the text of the caller's own comment; a blank one is ignored, and no alarm is raised (CMT-13, D-25). */
export const editComment: Handler<typeof commentCalls.editComment> = async (ctx, input) => {
  const comment = await reachOwnComment(ctx, input.CommentId);
  if (input.CommentContent.trim() !== '') await updateContent(ctx.db, comment.id, input.CommentContent, ctx.now());
};
