import type { CallCtx } from '#context.ts';
import { findAward } from '../queries/awards.ts';
import { findMessage, updateMessage } from '../queries/messages.ts';
import { announceTalkChange } from '../talk-events.ts';

/** Confirms a request of the talk that another step has answered, unless it is confirmed or deleted already. */
export async function confirmRequest(ctx: CallCtx, messageId: number): Promise<void> {
  const message = await findMessage(ctx.db, messageId);
  if (!message || message.confirmed_at !== null || message.deleted_at !== null) return;
  await updateMessage(ctx.db, messageId, { confirmed_by: ctx.actor.userId, confirmed_at: ctx.now() });
  const award = await findAward(ctx.db, message.award_id);
  if (award) await announceTalkChange(ctx, award);
}
