import type { Ctx } from '#context.ts';
import { lockRoomRow } from '../queries/access.ts';
import { notifyAllMembers } from './room-events.ts';

/** Locks a room for a change of its entries, and tells its open pages at commit. Answers the number of the change. */
export async function lockRoomForChange(db: Ctx['db'], roomId: number): Promise<number> {
  await lockRoomRow(db, roomId);
  await notifyAllMembers(db, roomId);
  return (await db.selectFrom('room').select('change_no').where('id', '=', roomId).executeTakeFirstOrThrow()).change_no;
}
