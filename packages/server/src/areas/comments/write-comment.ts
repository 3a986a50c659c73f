import type { CallCtx } from '../../context.ts';
import { raiseAlarms } from '../alarms/public/alarms.ts';
import type { Post } from './public/post.ts';
import { insertComments } from './queries.ts';

/**
 * Writes a manual comment, or a reply to `parent`, as the acting user, and raises its alarms: whom the post is
 * addressed to, who commented before, and the author of the parent (D-24, D-25).
 */
export async function writeComment(
  ctx: CallCtx,
  post: Post,
  written: { content: string; parent?: { id: number; user_id: string } },
): Promise<{ commentId: number }> {
  const { content, parent } = written;
  const { lastId: commentId, commenters } = await insertComments(ctx.db, post, [
    {
      parent_id: parent?.id ?? null,
      user_id: ctx.actor.userId,
      content,
      created_at: ctx.now(),
      edited_at: null,
      deleted_at: null,
    },
  ]);
  await raiseAlarms(ctx, post, commentId, [...post.addressees, ...commenters, ...(parent ? [parent.user_id] : [])]);
  return { commentId };
}
