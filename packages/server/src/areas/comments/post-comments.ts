import { raiseAlarms } from '#areas/alarms/public/alarms.ts';
import type { CallCtx } from '#context.ts';
import type { CommentTarget } from './public/target.ts';
import { insertComments, insertWithAlarms, type NewComment } from './queries.ts';

/** A comment of the acting user, without its author and times. */
export type CommentInput = Omit<NewComment, 'user_id' | 'created_at' | 'edited_at' | 'deleted_at'>;

/**
 * Inserts comments on a record in order, as the acting user, and raises alarms of the last one. Returns the id of the last
 * one. Recipients are the addressees of the record, earlier commenters and the authors replied to (D-24, D-25).
 */
export async function postComments(
  ctx: CallCtx,
  target: CommentTarget,
  comments: readonly CommentInput[],
  repliedTo: readonly string[] = [],
): Promise<number> {
  const common = { user_id: ctx.actor.userId, created_at: ctx.now(), edited_at: null, deleted_at: null };
  const rows = comments.map((comment) => ({ ...comment, ...common }));
  const addressees = [...target.addressees, ...repliedTo];
  const { board, key, subject, filterRecipients } = target;
  if (!filterRecipients) {
    return insertWithAlarms(
      ctx.db,
      { board, key, subject, addressees, writer: common.user_id, createdAt: common.created_at },
      rows,
    );
  }
  const { lastId, commenters } = await insertComments(ctx.db, target, rows);
  await raiseAlarms(ctx, target, lastId, await filterRecipients([...addressees, ...commenters]));
  return lastId;
}
