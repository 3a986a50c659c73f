import { raiseAlarms } from '#areas/alarms/public/alarms.ts';
import { announceComment } from '#areas/notify/public/announce.ts';
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
  const lastId = filterRecipients
    ? await insertFiltered(ctx, target, rows, addressees)
    : await insertWithAlarms(
        ctx.db,
        { board, key, subject, addressees, writer: common.user_id, createdAt: common.created_at },
        rows,
      );
  const { automatic = false, item_name = '', new_value = '' } = comments.at(-1) ?? {};
  await announceComment(ctx, { board, key, id: lastId, automatic, item_name, new_value });
  return lastId;
}

/** Inserts comments and raises alarms for the users that the record allows. */
async function insertFiltered(
  ctx: CallCtx,
  target: CommentTarget,
  rows: readonly NewComment[],
  addressees: readonly string[],
): Promise<number> {
  const { lastId, commenters } = await insertComments(ctx.db, target, rows);
  const allowed = (await target.filterRecipients?.([...addressees, ...commenters])) ?? [];
  await raiseAlarms(ctx, target, lastId, allowed);
  return lastId;
}
