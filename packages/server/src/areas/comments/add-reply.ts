import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdBoardPost } from './find-board-post.ts';
import { findComment } from './queries.ts';
import { writeComment } from './write-comment.ts';

/** Replies to a living comment, automatic ones included (CMT-12, D-75, D-94); both call families (D-92). */
export const addReply: Handler<typeof commentCalls.addReply> = async (ctx, input) => {
  const parent = (await findComment(ctx.db, input.ParentId)) ?? refuse('NOT_FOUND');
  const post = await holdBoardPost(ctx, { BoardType: parent.board, Id: parent.post_id });
  if (input.CommentContent.trim() === '') {
    refuse('FIELD_REQUIRED', { field: 'CommentContent', message: 'comment.reply.blank' });
  }
  if (parent.deleted_at !== null) refuse('BAD_STATE');
  return writeComment(ctx, post, { content: input.CommentContent, parent });
};
