import { Circle } from '@portal/contract/areas/workspace/policy';
import type { Ctx } from '#context.ts';
import { listAudience } from '../queries/members.ts';
import { announce } from '../queries/rooms.ts';
import type { Room } from './room-access.ts';

/** Channel of notifications about a changed room. */
export const ROOM_CHANNEL = 'portal_room';

/**
 * Recipients of a change: all members (`author` null), or the admins and one author. `also` names further users, who
 * are not members.
 */
type RoomChange = { id: number; author: string | null; also: string[] };

type Entry = { author_id: string; visibility: 'A' | 'M' };

/**
 * Notifies open pages at commit that the room changed. Recipients are the members who see the entry, or all without
 * one. A change that hides an entry goes to all members, because those who saw it must be notified.
 */
export async function notifyRoomChange(
  db: Ctx['db'],
  room: Pick<Room, 'id' | 'permissions'>,
  entry?: Entry,
): Promise<void> {
  const isNarrow = entry !== undefined && (entry.visibility === 'M' || room.permissions.ViewPost !== Circle.All);
  await notifyRoom(db, { id: room.id, author: isNarrow ? entry.author_id : null, also: [] });
}

/** User ids per notification, whose payload is limited to 8,000 bytes. */
const MAX_ALSO = 100;

/** Notifies all members, and the users of `also`, who are not members. */
export async function notifyAllMembers(db: Ctx['db'], id: number, also: readonly string[] = []): Promise<void> {
  for (let at = 0; at === 0 || at < also.length; at += MAX_ALSO) {
    await notifyRoom(db, { id, author: null, also: also.slice(at, at + MAX_ALSO) });
  }
}

async function notifyRoom(db: Ctx['db'], change: RoomChange): Promise<void> {
  await announce(db, ROOM_CHANNEL, JSON.stringify(change));
}

/** Recipients of a notification on ROOM_CHANNEL: current members who see what changed. */
export async function roomAudience({ db }: Ctx, payload: string): Promise<{ id: number; userIds: string[] }> {
  const { id, author, also }: RoomChange = JSON.parse(payload);
  const members = await listAudience(db, id);
  const recipients = members.filter(({ user_id, is_admin }) => author === null || is_admin || user_id === author);
  return { id, userIds: [...recipients.map(({ user_id }) => user_id), ...also] };
}
