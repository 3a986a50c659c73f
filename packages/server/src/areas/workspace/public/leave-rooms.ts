import { removeAlarmsOfRoom } from '#areas/alarms/public/room-alarms.ts';
import type { Ctx } from '#context.ts';
import { lockRoomRow } from '../queries/access.ts';
import { deleteCandidate, deleteMember, listRoomIdsOf } from '../queries/members.ts';
import { writeRecord } from '../record.ts';
import { notifyAllMembers } from './room-events.ts';

/**
 * Removes a retired or deleted user from every room, with their requests and invitations. A room that loses its last
 * admin this way waits for permission M (D-36). Rooms are locked in a fixed order to avoid deadlocks.
 */
export async function leaveAllRooms(ctx: Ctx, userId: string): Promise<void> {
  for (const roomId of await listRoomIdsOf(ctx.db, userId)) {
    await lockRoomRow(ctx.db, roomId);
    await deleteCandidate(ctx.db, roomId, userId);
    const { numDeletedRows } = await deleteMember(ctx.db, roomId, userId);
    await removeAlarmsOfRoom(ctx.db, roomId, userId);
    if (numDeletedRows > 0n) await writeRecord(ctx, { roomId, userId, action: 'retire' });
    await notifyAllMembers(ctx.db, roomId);
  }
}
