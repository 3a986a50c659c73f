import type { CallCtx } from '../../../context.ts';
import type { Post } from '../../comments/public/post.ts';
import { shareProject } from '../queries/write.ts';
import { findInternalPost } from './find-post.ts';

/** The same as findInternalPost for a write: the project is not deleted before the call's transaction ends. */
export async function holdInternalPost(ctx: CallCtx, id: number): Promise<Post | undefined> {
  await shareProject(ctx.db, id);
  return findInternalPost(ctx, id);
}
