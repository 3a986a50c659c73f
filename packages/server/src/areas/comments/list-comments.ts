import type { commentCalls } from '@portal/contract/areas/comments/calls';
import type { Handler } from '../../http/handlers.ts';
import { findBoardPost } from './find-board-post.ts';
import { listThread } from './queries.ts';
import { viewThread } from './view.ts';

/** The comments of a post as a tree (CMT-03, D-151); both call families (D-92). */
export const listComments: Handler<typeof commentCalls.listComments> = async (ctx, input) => {
  const post = await findBoardPost(ctx, input);
  return viewThread(await listThread(ctx.db, post));
};
