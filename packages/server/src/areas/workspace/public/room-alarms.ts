import type { AlarmKind, AlarmMode } from '@portal/contract/areas/workspace/kinds';
import { isGiven, type Permissions, type Visibility } from '@portal/contract/areas/workspace/policy';
import { raiseRoomAlarms, removeAlarmsOfEntry } from '#areas/alarms/public/room-alarms.ts';
import type { Ctx } from '#context.ts';
import { listAudience } from '../queries/members.ts';
import type { Room } from './room-access.ts';

type Entry = { id: number; author_id: string; visibility: Visibility };
type Place = Pick<Room, 'id' | 'name'> & { permissions: Permissions };

/** Who is to be told, and why. The kinds of one event go strongest first: nobody is told twice of it. */
export type Told = { kind: AlarmKind; userIds: readonly string[] | 'members' };

/** What happened: who did it, in which entry or comment, and the words an alarm shows. */
export type RoomEvent = {
  room: Place;
  entry: Entry;
  /** Who did it, and is not told; a reminder names the author and tells him too. */
  by: { userId: string; isTold: boolean };
  subject: string;
  excerpt: string;
  commentId?: number;
};

/** Own settings of the room: all that happens, what concerns him, nothing. */
const wants = (mode: AlarmMode, kind: AlarmKind): boolean => mode === 'A' || (mode === 'M' && kind !== 'entry');

const sees = ({ permissions }: Place, entry: Entry, member: { user_id: string; is_admin: boolean }): boolean =>
  isGiven('see', permissions, entry, { isAdmin: member.is_admin, isAuthor: member.user_id === entry.author_id });

/** Raises the alarms of one event: for members who see the entry and want to be told, each once, in the room's transaction. */
export async function tellPeople(ctx: Ctx, event: RoomEvent, told: readonly Told[]): Promise<void> {
  const { room, entry, by } = event;
  const members = (await listAudience(ctx.db, room.id)).filter(
    (member) => sees(room, entry, member) && (by.isTold || member.user_id !== by.userId),
  );
  const done = new Set<string>();
  for (const { kind, userIds } of told) {
    const named = userIds === 'members' ? null : new Set(userIds);
    const chosen = members.filter(
      ({ user_id, alarm_mode }) => !done.has(user_id) && (named?.has(user_id) ?? true) && wants(alarm_mode, kind),
    );
    for (const { user_id } of chosen) done.add(user_id);
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

/** Takes the alarms of an entry from those members who do not see it any more. */
export async function takeUnseenAlarms({ db }: Ctx, room: Place, entry: Entry): Promise<void> {
  const members = await listAudience(db, room.id);
  const blind = members.filter((member) => !sees(room, entry, member)).map(({ user_id }) => user_id);
  await removeAlarmsOfEntry(db, entry.id, blind);
}

/** Which of the people are members of the room, and which of these see the entry: whom one may name in it. */
export async function listNameable(
  { db }: Ctx,
  room: Place,
  entry: Entry,
): Promise<{ userId: string; sees: boolean }[]> {
  const members = await listAudience(db, room.id);
  return members.map((member) => ({ userId: member.user_id, sees: sees(room, entry, member) }));
}

/** How many members see the entry. */
export const countAudience = async (ctx: Ctx, room: Place, entry: Entry): Promise<number> =>
  (await listNameable(ctx, room, entry)).filter((member) => member.sees).length;
