import type { AlarmMode, RoomColor } from '@portal/contract/areas/workspace/kinds';
import type { Member, Permissions, RoomRules } from '@portal/contract/areas/workspace/policy';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { findRoomById, findRoomOf, listRoomsOf, lockRoomOf, type RoomRecord } from '../queries/access.ts';
import type { RoomTable } from '../tables.ts';

/** A room as one of its members sees it. */
export type Room = RoomRules & {
  id: number;
  name: string;
  color: RoomColor;
  /** Version of the settings. */
  version: number;
  /** The number of the latest change in the room; after a lock, that of this transaction. */
  changeNo: number;
  /** The change at which what members may do changed last. */
  rightsNo: number;
  /** The user id of the member. */
  userId: string;
  isAdmin: boolean;
  alarmMode: AlarmMode;
  /** Entries above this id are new to the member. */
  seenEntryId: number;
};

type PermissionColumns = Pick<
  RoomTable,
  'create_post' | 'edit_post' | 'view_post' | 'create_comment' | 'view_file' | 'download_file'
>;

/** The six permissions as stored. */
export const permissionsOf = (row: PermissionColumns): Permissions => ({
  CreatePost: row.create_post,
  EditPost: row.edit_post,
  ViewPost: row.view_post,
  CreateComment: row.create_comment,
  ViewFile: row.view_file,
  DownloadFile: row.download_file,
});

const roomFrom = (row: RoomRecord): Room => ({
  id: row.id,
  name: row.name,
  color: row.color,
  version: row.version,
  changeNo: row.change_no,
  rightsNo: row.rights_no,
  permissions: permissionsOf(row),
  isArchived: row.archived_at !== null,
  userId: row.user_id,
  isAdmin: row.is_admin,
  alarmMode: row.alarm_mode,
  seenEntryId: row.seen_entry_id,
});

/** A room of the caller; 404 when the caller is not a member. */
export async function findRoom({ db, actor }: CallCtx, roomId: number): Promise<Room> {
  return roomFrom((await findRoomOf(db, roomId, actor.userId)) ?? refuse('NOT_FOUND'));
}

/**
 * The same, locked until the transaction ends; increases the change number. Writes in a room run one after another, so
 * memberships and permissions stay as read. Changes are committed in the order of their numbers.
 */
export async function lockRoom({ db, actor }: CallCtx, roomId: number): Promise<Room> {
  return roomFrom((await lockRoomOf(db, roomId, actor.userId)) ?? refuse('NOT_FOUND'));
}

/** Every room of the caller that is not archived, newest first. */
export const listOwnRooms = async ({ db, actor }: CallCtx): Promise<Room[]> =>
  (await listRoomsOf(db, actor.userId)).map(roomFrom);

/** The caller's role towards an entry of the room. */
export const memberOf = (room: Room, entry: { author_id: string }): Member => ({
  isAdmin: room.isAdmin,
  isAuthor: entry.author_id === room.userId,
});

/** The rules of a room without a member, for background jobs. */
export async function findRoomRules(
  { db }: Ctx,
  id: number,
): Promise<(RoomRules & { id: number; name: string }) | null> {
  const row = await findRoomById(db, id);
  return row ? { id, name: row.name, permissions: permissionsOf(row), isArchived: row.archived_at !== null } : null;
}
