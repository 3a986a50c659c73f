import type { CallCtx } from '#context.ts';
import { advanceSeenEntry } from '../queries/members.ts';

/** Marks the entries of a room up to this one as seen by the caller. */
export async function markSeen({ db, actor }: CallCtx, roomId: number, entryId: number): Promise<void> {
  await advanceSeenEntry(db, roomId, actor.userId, entryId);
}
