import type { CallCtx } from '#context.ts';
import { raiseSeen } from '../queries/members.ts';

/** Marks the entries of a room up to this one as seen by the caller. */
export async function markSeen({ db, actor }: CallCtx, roomId: number, entryId: number): Promise<void> {
  await raiseSeen(db, roomId, actor.userId, entryId);
}
