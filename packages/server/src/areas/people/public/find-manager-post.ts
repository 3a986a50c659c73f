import { Board } from '@portal/contract/areas/comments/boards';
import type { Ctx } from '../../../context.ts';
import type { Post } from '../../comments/public/post.ts';
import { findPartnerUser } from '../queries.ts';

/** A partner's manager as a post of its board; undefined when absent or deleted. Nobody is recorded as its creator. */
export async function findManagerPost(ctx: Ctx, userId: string): Promise<Post | undefined> {
  const manager = await findPartnerUser(ctx.db, userId);
  return manager && { board: Board.Manager, postId: manager.user_id, subject: manager.user_name, addressees: [] };
}
