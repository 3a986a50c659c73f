import { MOST_NEW } from '@portal/contract/areas/workspace/kinds';
import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { FEED_PAGE, REFRESH_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { wholeNumber } from '@portal/contract/core/text';
import { markSeen } from '#areas/workspace/public/mark-seen.ts';
import { findRoom, listOwnRooms, type Room } from '#areas/workspace/public/room-access.ts';
import { sightIn } from '#areas/workspace/public/sight.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { reachEntry } from './access.ts';
import { countNewer, findNewestId, insertReads, listFeedIds, listPinnedIds, listSeen } from './queries/entries.ts';
import { seenIn, sightsIn } from './queries/sights.ts';
import { readEntries } from './read-entries.ts';

type Calls = typeof workspaceEntryCalls;

/** One room, or all own ones that are open. */
export const roomsFor = async (ctx: CallCtx, projectId: number): Promise<Room[]> =>
  projectId === 0 ? listOwnRooms(ctx) : [await findRoom(ctx, projectId)];

/** Ids as they travel, joined by '^'. */
function idsIn(sent: readonly string[]): number[] {
  if (sent.length > REFRESH_LIMIT) refuse('TOO_LONG', { field: 'EntryIds' });
  return sent.map((text) => wholeNumber(text) ?? refuse('BAD_REQUEST', { field: 'EntryIds' }));
}

/** A page of a room, or of all own ones, newest first. */
export const listFeed: Handler<Calls['listFeed']> = async (ctx, { ProjectId, After, EntryKind }) => {
  const rooms = await roomsFor(ctx, ProjectId);
  return readEntries(ctx, rooms, await listFeedIds(ctx.db, sightsIn(rooms), { after: After, kind: EntryKind }));
};

export const listPinned: Handler<Calls['listPinned']> = async (ctx, { ProjectId }) => {
  const room = await findRoom(ctx, ProjectId);
  return readEntries(ctx, [room], await listPinnedIds(ctx.db, room.id, sightIn(room, 'entry')));
};

const ROOMS_PLACES = 1000;

/**
 * How far one room, or all own ones together, have come. Of several it is the sum of their numbers, with how many they
 * are: no room has come further since than the sum has.
 */
const standOf = (rooms: readonly Room[], projectId: number): number => {
  const sum = rooms.reduce((total, { changeNo }) => total + changeNo, 0);
  return projectId === 0 ? sum * ROOMS_PLACES + (rooms.length % ROOMS_PLACES) : sum;
};

/** Above which number the entries of a room may have changed since a feed stood there. */
function changedAbove(room: Room, rooms: readonly Room[], asked: { ProjectId: number; ChangeNo: number }): number {
  if (asked.ProjectId !== 0) return asked.ChangeNo;
  const moved = standOf(rooms, 0) - asked.ChangeNo;
  return moved >= 0 && moved % ROOMS_PLACES === 0 ? room.changeNo - moved / ROOMS_PLACES : 0;
}

/** Of shown entries those that changed and those that are gone, and how many wait above them. */
export const refreshFeed: Handler<Calls['refreshFeed']> = async (ctx, { ProjectId, EntryIds, ChangeNo }) => {
  const ids = idsIn(EntryIds);
  // What is committed behind this look has a higher number and is told next time.
  const rooms = await roomsFor(ctx, ProjectId);
  const seen = await listSeen(ctx.db, ids, seenIn(rooms));
  const there = new Set(seen.map(({ id }) => id));
  const above = new Map(rooms.map((room) => [room.id, changedAbove(room, rooms, { ProjectId, ChangeNo })]));
  const changed = seen.filter(({ room_id, change_no }) => change_no > (above.get(room_id) ?? 0)).map(({ id }) => id);
  return {
    entries: await readEntries(ctx, rooms, changed.slice(0, FEED_PAGE)),
    moreIds: changed.slice(FEED_PAGE),
    goneIds: ids.filter((id) => !there.has(id)),
    newCount: await countNewer(ctx.db, sightsIn(rooms), Math.max(0, ...ids), MOST_NEW),
    changeNo: standOf(rooms, ProjectId),
  };
};

export const read: Handler<Calls['read']> = async (ctx, { EntryId }) => {
  const { room, entry } = await reachEntry(ctx, EntryId);
  return (await readEntries(ctx, [room], [entry.id], { isWhole: true }))[0] ?? null;
};

/** Notes what was shown as read; nothing of the room is new any more. */
export const markRead: Handler<Calls['markRead']> = async (ctx, { ProjectId, EntryIds }) => {
  const ids = idsIn(EntryIds);
  const room = await findRoom(ctx, ProjectId);
  const seen = await listSeen(ctx.db, ids, seenIn([room]));
  await insertReads(
    ctx.db,
    seen.map(({ id }) => id),
    ctx.actor.userId,
    ctx.now(),
  );
  await markSeen(ctx, room.id, await findNewestId(ctx.db, room.id));
};
