import { Circle } from '@portal/contract/areas/workspace/policy';
import type { Ctx } from '#context.ts';
import { listAudience } from '../queries/members.ts';
import { announce } from '../queries/rooms.ts';
import type { Room } from './room-access.ts';

/** Channel on which a transaction names the room that it changed. */
export const ROOM_CHANNEL = 'portal_room';

/** Who hears of a change: every member (null), or the admins and one author; and somebody who was just let out. */
type RoomChange = { id: number; author: string | null; also: string[] };

type Entry = { author_id: string; visibility: 'A' | 'M' };

/**
 * Tells open pages at commit that something changed in the room: those who see the entry it is about, or all members
 * without one. A change that takes sight away is told to all, since those who saw it must hear.
 */
export async function tellRoom(db: Ctx['db'], room: Pick<Room, 'id' | 'permissions'>, entry?: Entry): Promise<void> {
  const isNarrow = entry !== undefined && (entry.visibility === 'M' || room.permissions.ViewPost !== Circle.All);
  await notifyRoom(db, { id: room.id, author: isNarrow ? entry.author_id : null, also: [] });
}

/** Ids of people in one announcement, which holds 8,000 bytes. */
const MOST_ALSO = 100;

/** The same to all members, and to people who are none any more. */
export async function tellMembers(db: Ctx['db'], id: number, also: readonly string[] = []): Promise<void> {
  for (let at = 0; at === 0 || at < also.length; at += MOST_ALSO) {
    await notifyRoom(db, { id, author: null, also: also.slice(at, at + MOST_ALSO) });
  }
}

async function notifyRoom(db: Ctx['db'], change: RoomChange): Promise<void> {
  await announce(db, ROOM_CHANNEL, JSON.stringify(change));
}

/** Who hears of a change that was announced on ROOM_CHANNEL: those who are members now and see what it is about. */
export async function roomAudience({ db }: Ctx, announced: string): Promise<{ id: number; userIds: string[] }> {
  const { id, author, also }: RoomChange = JSON.parse(announced);
  const members = await listAudience(db, id);
  const hearing = members.filter(({ user_id, is_admin }) => author === null || is_admin || user_id === author);
  return { id, userIds: [...hearing.map(({ user_id }) => user_id), ...also] };
}
