import type { AlarmKind, AlarmMode } from '@portal/contract/areas/workspace/kinds';
import { isPermitted, type Permissions, type Visibility } from '@portal/contract/areas/workspace/policy';
import { raiseRoomAlarms, removeAlarmsOfEntry } from '#areas/alarms/public/room-alarms.ts';
import type { Ctx } from '#context.ts';
import { listAudience } from '../queries/members.ts';
import type { Room } from './room-access.ts';

type Entry = { id: number; author_id: string; visibility: Visibility };
type AlarmRoom = Pick<Room, 'id' | 'name'> & { permissions: Permissions };

/**
 * Recipients of an alarm and its kind. Kinds of one event are ordered by strength, and each user gets only the first.
 */
export type AlarmRecipients = { kind: AlarmKind; userIds: readonly string[] | 'members' };

/** The event: its author, its entry or comment, and the words of the alarm. */
export type RoomEvent = {
  room: AlarmRoom;
  entry: Entry;
  /** The author, who is not notified. A reminder names the author of the entry and notifies them too. */
  by: { userId: string; isNotified: boolean };
  subject: string;
  excerpt: string;
  commentId?: number;
};

/** Whether a member's alarm mode includes this kind: all, only what concerns them, or nothing. */
const wantsAlarm = (mode: AlarmMode, kind: AlarmKind): boolean => mode === 'A' || (mode === 'M' && kind !== 'entry');

const sees = ({ permissions }: AlarmRoom, entry: Entry, member: { user_id: string; is_admin: boolean }): boolean =>
  isPermitted('see', permissions, entry, { isAdmin: member.is_admin, isAuthor: member.user_id === entry.author_id });

/**
 * Raises the alarms of one event in the transaction of the room. Each member gets at most one, if they see the entry
 * and want the alarm.
 */
export async function raiseEntryAlarms(
  ctx: Ctx,
  event: RoomEvent,
  recipients: readonly AlarmRecipients[],
): Promise<void> {
  const { room, entry, by } = event;
  const members = (await listAudience(ctx.db, room.id)).filter(
    (member) => sees(room, entry, member) && (by.isNotified || member.user_id !== by.userId),
  );
  const notified = new Set<string>();
  for (const { kind, userIds } of recipients) {
    const named = userIds === 'members' ? null : new Set(userIds);
    const chosen = members.filter(
      ({ user_id, alarm_mode }) =>
        !notified.has(user_id) && (named?.has(user_id) ?? true) && wantsAlarm(alarm_mode, kind),
    );
    for (const { user_id } of chosen) notified.add(user_id);
    await raiseRoomAlarms(
      ctx,
      {
        kind,
        roomId: room.id,
        entryId: entry.id,
        commentId: event.commentId ?? null,
        authorId: by.userId,
        subject: event.subject,
        excerpt: event.excerpt,
      },
      chosen.map(({ user_id }) => user_id),
    );
  }
}

/** Removes the alarms of an entry from members who no longer see it. */
export async function removeHiddenAlarms({ db }: Ctx, room: AlarmRoom, entry: Entry): Promise<void> {
  const members = await listAudience(db, room.id);
  const hiddenFrom = members.filter((member) => !sees(room, entry, member)).map(({ user_id }) => user_id);
  await removeAlarmsOfEntry(db, entry.id, hiddenFrom);
}

/** All members of the room, and whether each sees the entry and may be named in it. */
export async function listMemberVisibility(
  { db }: Ctx,
  room: AlarmRoom,
  entry: Entry,
): Promise<{ userId: string; sees: boolean }[]> {
  const members = await listAudience(db, room.id);
  return members.map((member) => ({ userId: member.user_id, sees: sees(room, entry, member) }));
}

/** How many members see the entry. */
export const countAudience = async (ctx: Ctx, room: AlarmRoom, entry: Entry): Promise<number> =>
  (await listMemberVisibility(ctx, room, entry)).filter((member) => member.sees).length;
