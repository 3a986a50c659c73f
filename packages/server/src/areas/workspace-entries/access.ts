import { ENTRY_ACTIONS, type EntryAction, isPermitted, type Visibility } from '@portal/contract/areas/workspace/policy';
import { findRoom, lockRoom, memberOf, type Room } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type EntryRecord, findEntry, findRoomIdOf } from './queries/entries.ts';
import { isAssigned } from './queries/people.ts';

/** An entry and its room, as one member sees them. */
export type EntryInRoom = { room: Room; entry: EntryRecord };

/**
 * Refuses what the six permissions or the visibility forbid; a hidden entry is answered with 404. The archived state is
 * checked last.
 */
export function refuseNotPermitted(
  action: EntryAction,
  room: Room,
  entry: { author_id: string; visibility: Visibility },
  isAssignee = false,
): void {
  const member = { ...memberOf(room, entry), isAssignee };
  if (action !== 'create' && !isPermitted('see', room.permissions, entry, member)) refuse('NOT_FOUND');
  if (!isPermitted(action, room.permissions, entry, member)) refuse('FORBIDDEN');
  if (room.isArchived && ENTRY_ACTIONS[action].changes) refuse('ROOM_ARCHIVED');
}

async function reach(ctx: CallCtx, entryId: number, action: EntryAction, find: typeof findRoom): Promise<EntryInRoom> {
  const roomId = (await findRoomIdOf(ctx.db, entryId)) ?? refuse('NOT_FOUND');
  const room = await find(ctx, roomId);
  const entry = (await findEntry(ctx.db, entryId)) ?? refuse('NOT_FOUND');
  const isAssignee = action === 'changeStatus' && (await isAssigned(ctx.db, entryId, ctx.actor.userId));
  refuseNotPermitted(action, room, entry, isAssignee);
  return { room, entry };
}

/** Reads an entry on which the caller may do this action; 404 when they cannot see it. */
export const reachEntry = (ctx: CallCtx, entryId: number, action: EntryAction = 'see'): Promise<EntryInRoom> =>
  reach(ctx, entryId, action, findRoom);

/**
 * The same with its room locked until the transaction ends. Permissions are checked before the lock, and again after
 * it.
 */
export async function lockEntry(ctx: CallCtx, entryId: number, action: EntryAction): Promise<EntryInRoom> {
  await reachEntry(ctx, entryId, action);
  return reach(ctx, entryId, action, lockRoom);
}

/** A room in which the caller may create such an entry. */
export async function reachRoomFor(ctx: CallCtx, roomId: number, visibility: Visibility): Promise<Room> {
  const room = await findRoom(ctx, roomId);
  refuseNotPermitted('create', room, { author_id: ctx.actor.userId, visibility });
  return room;
}

/** The same with the room locked. */
export async function lockRoomFor(ctx: CallCtx, roomId: number, visibility: Visibility): Promise<Room> {
  const room = await lockRoom(ctx, roomId);
  refuseNotPermitted('create', room, { author_id: ctx.actor.userId, visibility });
  return room;
}
