import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Routes } from '../../http/handlers.ts';
import { addComment } from './add-comment.ts';
import { addReply } from './add-reply.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { removeComment } from './remove-comment.ts';

export const commentRoutes: Routes<typeof commentCalls> = {
  listComments,
  addComment,
  editComment,
  removeComment,
  addReply,
  listUserComments: listComments,
  addUserComment: addComment,
  addUserReply: addReply,
};
