import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Routes } from '../../http/handlers.ts';
import { addComment } from './add-comment.ts';
import { addReply } from './add-reply.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { removeComment } from './remove-comment.ts';

/** The two families of calls do the same (D-92). */
export const commentRoutes: Routes<typeof commentCalls> = {
  listComments,
  addComment,
  editComment,
  removeComment,
  addReply,
  listUserComments: (ctx, input) => listComments(ctx, input),
  addUserComment: (ctx, input) => addComment(ctx, input),
  addUserReply: (ctx, input) => addReply(ctx, input),
};
