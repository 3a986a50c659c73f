import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { removeAlarmsOfEntry } from '#areas/alarms/public/room-alarms.ts';
import { listMemberVisibility } from '#areas/workspace/public/room-alarms.ts';
import { notifyRoomChange } from '#areas/workspace/public/room-events.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import { lockEntry } from './access.ts';
import { touchEntry } from './change-entry.ts';
import { logOthersDeletion } from './log-deletion.ts';
import { countPinned, deleteEntry, updateEntry } from './queries/entries.ts';
import { putReaction } from './queries/people.ts';

type Calls = typeof workspaceEntryCalls;

/** Pins an entry on top of its room, or unpins it. Repeating it changes nothing. */
export const pin: Handler<Calls['pin']> = async (ctx, { EntryId, PinYn }) => {
  const locked = await lockEntry(ctx, EntryId, 'pin');
  const { room, entry } = locked;
  const isPinned = PinYn === 'Y';
  if (isPinned === (entry.pinned_at !== null)) return;
  if (isPinned && (await countPinned(ctx.db, room.id)) >= ENTRY_LIMIT.pinned) refuse('PINNED_FULL');
  await updateEntry(ctx.db, entry.id, { pinned_at: isPinned ? ctx.now() : null });
  await touchEntry(ctx, locked);
};

/** Gives or takes back a reaction of the caller. Repeating it changes nothing. */
export const react: Handler<Calls['react']> = async (ctx, { EntryId, Reaction, OnYn }) => {
  const locked = await lockEntry(ctx, EntryId, 'react');
  const reaction = Reaction || refuse('BAD_REQUEST', { field: 'Reaction' });
  const given = { entry_id: locked.entry.id, user_id: ctx.actor.userId, reaction };
  if (await putReaction(ctx.db, given, { isOn: OnYn === 'Y', at: ctx.now() })) await touchEntry(ctx, locked);
};

/** Deletes an entry with its comments, history and alarms; its files are removed a day later. */
export const remove: Handler<Calls['remove']> = async (ctx, { EntryId, Version }) => {
  const { room, entry } = await lockEntry(ctx, EntryId, 'remove');
  refuseStale(Version, entry);
  const people = await listMemberVisibility(ctx, room, entry);
  await removeAlarmsOfEntry(
    ctx.db,
    entry.id,
    people.map(({ userId }) => userId),
  );
  await deleteEntry(ctx.db, entry.id);
  await logOthersDeletion(ctx, { kind: '보고 글', id: entry.id, authorId: entry.author_id, roomName: room.name });
  await notifyRoomChange(ctx.db, room, entry);
};
