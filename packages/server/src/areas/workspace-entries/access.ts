import { ENTRY_ACTIONS, type EntryAction, isGiven, type Visibility } from '@portal/contract/areas/workspace/policy';
import { type RawBuilder, sql } from 'kysely';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findRoom, holdRoom, memberOf, type Room } from '../workspace/public/room-access.ts';
import { sightIn } from '../workspace/public/sight.ts';
import { type EntryRecord, findEntry, findRoomIdOf } from './queries/entries.ts';

/** An entry and its room, as one member meets them. */
export type Reached = { room: Room; entry: EntryRecord };

/**
 * Refuses what the six permissions and the visibility do not give: what one may not see is not there. That the room is
 * archived is asked last, as a state.
 */
export function refuseUngiven(
  action: EntryAction,
  room: Room,
  entry: { author_id: string; visibility: Visibility },
): void {
  const member = memberOf(room, entry);
  if (action !== 'create' && !isGiven('see', room.permissions, entry, member)) refuse('NOT_FOUND');
  if (!isGiven(action, room.permissions, entry, member)) refuse('FORBIDDEN');
  if (room.isArchived && ENTRY_ACTIONS[action].changes) refuse('ROOM_ARCHIVED');
}

async function reach(ctx: CallCtx, entryId: number, action: EntryAction, find: typeof findRoom): Promise<Reached> {
  const roomId = (await findRoomIdOf(ctx.db, entryId)) ?? refuse('NOT_FOUND');
  const room = await find(ctx, roomId);
  const entry = (await findEntry(ctx.db, entryId)) ?? refuse('NOT_FOUND');
  refuseUngiven(action, room, entry);
  return { room, entry };
}

/** An entry with which the caller may do this; 404 when he does not see it. */
export const reachEntry = (ctx: CallCtx, entryId: number, action: EntryAction = 'see'): Promise<Reached> =>
  reach(ctx, entryId, action, findRoom);

/**
 * The same with its room held until the transaction ends, one change further. Who may not is refused before anything is
 * held, and asked again behind the lock.
 */
export async function holdEntry(ctx: CallCtx, entryId: number, action: EntryAction): Promise<Reached> {
  await reachEntry(ctx, entryId, action);
  return reach(ctx, entryId, action, holdRoom);
}

/** A room in which the caller may create such an entry. */
export async function reachRoomFor(ctx: CallCtx, roomId: number, visibility: Visibility): Promise<Room> {
  const room = await findRoom(ctx, roomId);
  refuseUngiven('create', room, { author_id: ctx.actor.userId, visibility });
  return room;
}

/** The same, held. */
export async function holdRoomFor(ctx: CallCtx, roomId: number, visibility: Visibility): Promise<Room> {
  const room = await holdRoom(ctx, roomId);
  refuseUngiven('create', room, { author_id: ctx.actor.userId, visibility });
  return room;
}

/** Rooms of one member, of which he sees entries by the same condition on `entry`. */
export type Sight = { roomIds: number[]; sees: RawBuilder<boolean> };

/** Rooms by what their member sees of them: at most three kinds, each of which walks an index of its own. */
export function sightsIn(rooms: readonly Room[]): Sight[] {
  const kinds: readonly ((room: Room) => boolean)[] = [
    ({ isAdmin }) => isAdmin,
    ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost === 'ALL',
    ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost !== 'ALL',
  ];
  return kinds.flatMap((isKind) => {
    const alike = rooms.filter(isKind);
    const [first] = alike;
    return first ? [{ roomIds: alike.map(({ id }) => id), sees: sightIn(first, 'entry') }] : [];
  });
}

/** SQL that keeps the entries of these rooms that their member sees. */
export const seenIn = (rooms: readonly Room[]): RawBuilder<boolean> => {
  const parts = sightsIn(rooms).map(
    ({ roomIds, sees }) => sql`(entry.room_id = any(${roomIds}::bigint[]) and ${sees})`,
  );
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
};
