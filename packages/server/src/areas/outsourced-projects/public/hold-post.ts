import type { CallCtx } from '../../../context.ts';
import type { Post } from '../../comments/public/post.ts';
import { shareProject } from '../queries/write.ts';
import { findProjectPost } from './find-post.ts';

/** The same as findProjectPost for a write: the project is not deleted before the call's transaction ends. */
export async function holdProjectPost(ctx: CallCtx, id: number): Promise<Post | undefined> {
  await shareProject(ctx.db, id);
  return findProjectPost(ctx, id);
}
