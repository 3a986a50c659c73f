import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

const columns = [
  'room.id',
  'room.name',
  'room.color',
  'room.version',
  'room.change_no',
  'room.rights_no',
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

/** A room with the membership of a user. */
export const findRoomOf = (db: Db, roomId: number, userId: string) =>
  roomsOf(db, userId).where('member.room_id', '=', roomId).executeTakeFirst();

export type RoomRecord = NonNullable<Awaited<ReturnType<typeof findRoomOf>>>;

/** The user's rooms that are not archived. */
export const listRoomsOf = (db: Db, userId: string) =>
  roomsOf(db, userId).where('room.archived_at', 'is', null).orderBy('room.id', 'desc').execute();

/** How many rooms that are not archived a user is a member of. */
export async function countRoomsOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('room_member as member')
    .innerJoin('room', 'room.id', 'member.room_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member.user_id', '=', userId)
    .where('room.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks a room for this transaction and increases its change number; false when it does not exist. */
export async function lockRoomRow(db: Db, roomId: number): Promise<boolean> {
  const locked = await db
    .updateTable('room')
    .set({ change_no: sql`change_no + 1` })
    .where('id', '=', roomId)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}

/**
 * The same for a member. Checks membership before the lock, so that other users lock nothing. Reads again after the
 * lock, when members and settings can no longer change.
 */
export async function lockRoomOf(db: Db, roomId: number, userId: string) {
  if (!(await findRoomOf(db, roomId, userId))) return undefined;
  await lockRoomRow(db, roomId);
  return findRoomOf(db, roomId, userId);
}

/** A room by its id, without a member. */
export const findRoomById = (db: Db, id: number) =>
  db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
