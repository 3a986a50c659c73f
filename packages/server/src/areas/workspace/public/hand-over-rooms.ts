import type { CallCtx, Ctx } from '#context.ts';
import { lockRoomRow } from '../queries/access.ts';
import { insertMember, setAdmin } from '../queries/members.ts';
import { writeRecord } from '../record.ts';
import { notifyAllMembers } from './room-events.ts';

/** The open rooms that a person is an admin of, by number. */
export const listAdminRooms = async (db: Ctx['db'], userId: string): Promise<number[]> =>
  (
    await db
      .selectFrom('room_member as member')
      .innerJoin('room', 'room.id', 'member.room_id')
      .select('room.id')
      .where('member.user_id', '=', userId)
      .where('member.is_admin', '=', true)
      .where('room.archived_at', 'is', null)
      .orderBy('room.id')
      .execute()
  ).map(({ id }) => id);

/** Makes a person an admin of the rooms of another one, and a member before. Answers the number of rooms. */
export async function handOverRooms(ctx: CallCtx, fromId: string, toId: string): Promise<number> {
  const rooms = await listAdminRooms(ctx.db, fromId);
  for (const roomId of rooms) {
    await lockRoomRow(ctx.db, roomId);
    await insertMember(ctx.db, { room_id: roomId, user_id: toId, is_admin: true, joined_at: ctx.now() });
    await setAdmin(ctx.db, roomId, toId, true);
    await writeRecord(ctx, { roomId, userId: toId, action: 'takeOver' });
    await notifyAllMembers(ctx.db, roomId);
  }
  return rooms.length;
}
