import type { CallCtx } from '#context.ts';
import type { AwardRecord } from '../queries/awards.ts';
import { advanceReading, insertMessage, insertPhotos } from '../queries/messages.ts';
import { announceTalkChange, notifyOtherSide } from '../talk-events.ts';

/** A message of the caller: its id on the device, its text, its stored photos, and whether it asks to be confirmed. */
export type NewMessage = {
  entryId: string;
  content: string;
  asks: boolean;
  photos?: readonly string[];
  /** Whether the portal wrote it for the caller. */
  automatic?: boolean;
  /** When it was written, where that counts. */
  writtenAt?: Date;
};

/** Adds a message to an open talk and tells the other side. Undefined when the device has sent it before. */
export async function addTalkMessage(
  ctx: CallCtx,
  award: AwardRecord,
  { entryId, content, asks, automatic = false, photos = [], writtenAt }: NewMessage,
): Promise<number | undefined> {
  const { userId, userType } = ctx.actor;
  const messageId = await insertMessage(ctx.db, {
    award_id: award.id,
    entry_id: entryId,
    user_id: userId,
    side: userType,
    content,
    asks,
    automatic,
    created_at: ctx.now(),
    written_at: writtenAt ?? null,
  });
  if (messageId === undefined) return undefined;
  if (photos.length > 0) await insertPhotos(ctx.db, messageId, photos);
  await advanceReading(ctx.db, { awardId: award.id, userId, messageId, now: ctx.now() });
  await notifyOtherSide(ctx, award, asks);
  await announceTalkChange(ctx, award);
  return messageId;
}
