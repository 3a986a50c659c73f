import type { CallCtx } from '#context.ts';
import { raiseSeen } from '../queries/members.ts';

/** Entries of a room up to this one are not new to the caller any more. */
export async function markSeen({ db, actor }: CallCtx, roomId: number, entryId: number): Promise<void> {
  await raiseSeen(db, roomId, actor.userId, entryId);
}
