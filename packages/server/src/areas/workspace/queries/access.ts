import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

const columns = [
  'room.id',
  'room.name',
  'room.color',
  'room.version',
  'room.change_no',
  'room.create_post',
  'room.edit_post',
  'room.view_post',
  'room.create_comment',
  'room.view_file',
  'room.download_file',
  'room.archived_at',
  'member.user_id',
  'member.is_admin',
  'member.alarm_mode',
  'member.seen_entry_id',
] as const;

const roomsOf = (db: Db, userId: string) =>
  db
    .selectFrom('room_member as member')
    .innerJoin('room', 'room.id', 'member.room_id')
    .select([...columns])
    .where('member.user_id', '=', userId);

/** A room of a member. */
export const findRoomOf = (db: Db, roomId: number, userId: string) =>
  roomsOf(db, userId).where('member.room_id', '=', roomId).executeTakeFirst();

export type RoomRecord = NonNullable<Awaited<ReturnType<typeof findRoomOf>>>;

/** Own rooms that are open. */
export const listRoomsOf = (db: Db, userId: string) =>
  roomsOf(db, userId).where('room.archived_at', 'is', null).orderBy('room.id', 'desc').execute();

/** Takes the row of a room for this transaction and counts one change; false when there is no such room. */
export async function lockRoom(db: Db, roomId: number): Promise<boolean> {
  const locked = await db
    .updateTable('room')
    .set({ change_no: sql`change_no + 1` })
    .where('id', '=', roomId)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}

/**
 * The same for a member. The look goes first, so that strangers hold nothing; it is repeated behind the lock, where
 * nobody changes members or settings any more.
 */
export async function holdRoomOf(db: Db, roomId: number, userId: string) {
  if (!(await findRoomOf(db, roomId, userId))) return undefined;
  await lockRoom(db, roomId);
  return findRoomOf(db, roomId, userId);
}

export const findRoomById = (db: Db, id: number) =>
  db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
