import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Handler } from '../../http/handlers.ts';
import { holdBoardPost } from './find-board-post.ts';
import { writeComment } from './write-comment.ts';

/** Adds a comment to a post; a blank one is ignored (CMT-10); both call families (D-92). */
export const addComment: Handler<typeof commentCalls.addComment> = async (ctx, input) => {
  const post = await holdBoardPost(ctx, input);
  return input.CommentContent.trim() === '' ? null : writeComment(ctx, post, { content: input.CommentContent });
};
