import type { CallCtx } from '#context.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import { lockOpenAward, type ReachedAward, reachAward } from './public/access.ts';
import type { AwardRecord } from './queries/awards.ts';
import { findMessage, lockMessage, type MessageRecord } from './queries/messages.ts';

/** A message with its award. 404 for who may not know of the award. */
export async function reachMessage(ctx: CallCtx, id: number): Promise<ReachedAward & { message: MessageRecord }> {
  const message = (await findMessage(ctx.db, id)) ?? refuse('NOT_FOUND');
  return { ...(await reachAward(ctx, message.award_id)), message };
}

/** A message of an open talk, which is to be changed as the caller has read it. It and its award hold until the transaction ends. */
export async function lockOpenMessage(
  ctx: CallCtx,
  { MessageId: id, Version }: { MessageId: number; Version?: number | undefined },
): Promise<{ award: AwardRecord; message: MessageRecord }> {
  const found = (await findMessage(ctx.db, id)) ?? refuse('NOT_FOUND');
  const award = await lockOpenAward(ctx, found.award_id);
  const message = (await lockMessage(ctx.db, id)) ?? refuse('NOT_FOUND');
  if (message.deleted_at === null) refuseStale(Version, message);
  return { award, message };
}
