import { NEW_COUNT_LIMIT } from '@portal/contract/areas/workspace/kinds';
import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { FEED_PAGE, REFRESH_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { seoulTime } from '@portal/contract/core/dates';
import { wholeNumber } from '@portal/contract/core/text';
import { visibleToMember } from '#areas/workspace/public/entry-visibility.ts';
import { markSeen } from '#areas/workspace/public/mark-seen.ts';
import { findRoom, listOwnRooms, type Room } from '#areas/workspace/public/room-access.ts';
import { listMemberVisibility } from '#areas/workspace/public/room-alarms.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { reachEntry } from './access.ts';
import { countNewer, findNewestId, insertReads, listFeedIds, listPinnedIds, listVisible } from './queries/entries.ts';
import { listReadersAmong } from './queries/people.ts';
import { visibilityGroups, visibleInRooms } from './queries/visibility-groups.ts';
import { readEntries } from './read-entries.ts';
import { viewPerson } from './view.ts';

type Calls = typeof workspaceEntryCalls;

/** One room, or all rooms of the caller that are not archived (0). */
export const roomsFor = async (ctx: CallCtx, projectId: number): Promise<Room[]> =>
  projectId === 0 ? listOwnRooms(ctx) : [await findRoom(ctx, projectId)];

/** The entry ids of a request; refuses too many and malformed ones. */
function idsIn(sent: readonly string[]): number[] {
  if (sent.length > REFRESH_LIMIT) refuse('TOO_LONG', { field: 'EntryIds' });
  return sent.map((text) => wholeNumber(text) ?? refuse('BAD_REQUEST', { field: 'EntryIds' }));
}

/** Lists a page of the feed of a room or of all own rooms, newest first. */
export const listFeed: Handler<Calls['listFeed']> = async (ctx, { ProjectId, After, EntryKind }) => {
  const rooms = await roomsFor(ctx, ProjectId);
  return readEntries(ctx, rooms, await listFeedIds(ctx.db, visibilityGroups(rooms), { after: After, kind: EntryKind }));
};

/** Lists the pinned entries of a room. */
export const listPinned: Handler<Calls['listPinned']> = async (ctx, { ProjectId }) => {
  const room = await findRoom(ctx, ProjectId);
  return readEntries(ctx, [room], await listPinnedIds(ctx.db, room.id, visibleToMember(room, 'entry')));
};

const ROOM_COUNT_BASE = 1000;

/**
 * The change number of one room, or the combined one of all own rooms. The combined one is the sum of the numbers, with
 * the number of rooms in its last digits. No room has advanced further than the sum.
 */
const changeNoOf = (rooms: readonly Room[], projectId: number): number => {
  const sum = rooms.reduce((total, { changeNo }) => total + changeNo, 0);
  return projectId === 0 ? sum * ROOM_COUNT_BASE + (rooms.length % ROOM_COUNT_BASE) : sum;
};

/**
 * For each room, the change number above which entries may have changed since the feed was last read. It is 0 where what
 * members may do changed since: then every entry offers other actions (D-493).
 */
function changedAbove(rooms: readonly Room[], request: { ProjectId: number; ChangeNo: number }): Map<number, number> {
  const advance = changeNoOf(rooms, 0) - request.ChangeNo;
  const isSameRooms = advance >= 0 && advance % ROOM_COUNT_BASE === 0;
  const ofAll = ({ changeNo }: Room): number => (isSameRooms ? changeNo - advance / ROOM_COUNT_BASE : 0);
  const readUpTo = (room: Room): number => (request.ProjectId === 0 ? ofAll(room) : request.ChangeNo);
  return new Map(rooms.map((room) => [room.id, room.rightsNo > readUpTo(room) ? 0 : readUpTo(room)]));
}

/** Refreshes shown entries: those that changed, those that were removed, and the number of newer ones. */
export const refreshFeed: Handler<Calls['refreshFeed']> = async (ctx, { ProjectId, EntryIds, ChangeNo }) => {
  const ids = idsIn(EntryIds);
  // Rooms are read first: a later commit has a higher number and is reported next time.
  const rooms = await roomsFor(ctx, ProjectId);
  const visible = await listVisible(ctx.db, ids, visibleInRooms(rooms));
  const visibleIds = new Set(visible.map(({ id }) => id));
  const above = changedAbove(rooms, { ProjectId, ChangeNo });
  const changed = visible.filter(({ room_id, change_no }) => change_no > (above.get(room_id) ?? 0)).map(({ id }) => id);
  return {
    entries: await readEntries(ctx, rooms, changed.slice(0, FEED_PAGE)),
    moreIds: changed.slice(FEED_PAGE),
    goneIds: ids.filter((id) => !visibleIds.has(id)),
    newCount: await countNewer(ctx.db, visibilityGroups(rooms), Math.max(0, ...ids), NEW_COUNT_LIMIT),
    changeNo: changeNoOf(rooms, ProjectId),
  };
};

/** Answers one entry with its whole content. */
export const read: Handler<Calls['read']> = async (ctx, { EntryId }) => {
  const { room, entry } = await reachEntry(ctx, EntryId);
  return (await readEntries(ctx, [room], [entry.id], { isWhole: true }))[0] ?? null;
};

/** Marks shown entries as read, and all entries of the room as seen. */
export const markRead: Handler<Calls['markRead']> = async (ctx, { ProjectId, EntryIds }) => {
  const ids = idsIn(EntryIds);
  const room = await findRoom(ctx, ProjectId);
  const visible = await listVisible(ctx.db, ids, visibleInRooms([room]));
  await insertReads(
    ctx.db,
    visible.map(({ id }) => id),
    ctx.actor.userId,
    ctx.now(),
  );
  await markSeen(ctx, room.id, await findNewestId(ctx.db, room.id));
};

/** Lists the members who may see an entry, with the time when each has read it. */
export const listReaders: Handler<Calls['listReaders']> = async (ctx, { EntryId }) => {
  const { room, entry } = await reachEntry(ctx, EntryId);
  const audience = (await listMemberVisibility(ctx, room, entry)).filter(({ sees }) => sees);
  const people = await listReadersAmong(
    ctx.db,
    entry.id,
    audience.map(({ userId }) => userId),
  );
  return people.map((person) => ({
    ...viewPerson(person),
    deptName: person.dept_name,
    positionName: person.position,
    readDtm: person.read_at ? seoulTime(person.read_at) : '',
  }));
};
