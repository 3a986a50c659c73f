import { originalFileName } from '@portal/contract/areas/files/names';
import type { Visibility } from '@portal/contract/areas/workspace/policy';
import { type EntryValues, entryItems } from '@portal/contract/areas/workspace-entries/changes';
import { changesBetween } from '@portal/contract/core/forms';
import type { Room } from '#areas/workspace/public/room-access.ts';
import { removeHiddenAlarms } from '#areas/workspace/public/room-alarms.ts';
import { notifyRoomChange } from '#areas/workspace/public/room-events.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import type { EntryInRoom } from './access.ts';
import { type EntryRecord, findContent, findEntry, updateEntry } from './queries/entries.ts';
import { insertHistory } from './queries/history.ts';
import { listAssignees, listEntryFiles } from './queries/parts.ts';
import { listTimes } from './queries/times.ts';

type Time = Awaited<ReturnType<typeof listTimes>>[number];

const spanOf = ({ start_day, start_time, end_day, end_time }: Time): string => {
  const end = end_day === start_day ? end_time : `${end_day} ${end_time}`.trim();
  return `${start_day} ${start_time}${end === '' ? '' : ` ~ ${end}`}`.trim();
};

/** The times of a schedule as text: the first, their number, and moved or left-out ones. */
function timesText(times: readonly Time[]): string {
  const [first] = times;
  if (!first) return '';
  const regular = times.find(({ changed, left_out }) => !changed && !left_out) ?? first;
  const count = times.length > 1 ? [`${times.length}회`] : [];
  const changed = times.filter((time) => time.changed && !time.left_out && times.length > 1);
  const apart = changed.map((time) => `${time.day} → ${spanOf(time)}`);
  const leftOut = times.filter(({ left_out }) => left_out).map(({ day }) => `${day} 제외`);
  return [spanOf(regular), ...count, ...apart, ...leftOut].join(', ');
}

/** The values of an entry except title and content, as the history shows them. */
async function valuesOf({ db }: CallCtx, entry: EntryRecord): Promise<EntryValues> {
  const files = await listEntryFiles(db, [entry.id]);
  const assignees = entry.kind === 'T' ? await listAssignees(db, [entry.id]) : [];
  const isSchedule = entry.kind === 'S';
  return {
    Visibility: entry.visibility,
    files: files.map(({ name }) => originalFileName(name)).join(', '),
    TaskStatus: entry.task_status ?? '',
    Priority: entry.priority ?? '',
    assignees: assignees.map(({ user_name }) => user_name).join(', '),
    StartDay: entry.start_day ?? '',
    DueDay: entry.due_day ?? '',
    Progress: entry.progress === null ? '' : String(entry.progress),
    times: isSchedule ? timesText(await listTimes(db, entry.id)) : '',
    Place: entry.place,
    Reminder: isSchedule ? entry.reminder : '',
    Repeat: isSchedule ? entry.repeat : '',
    RepeatUntil: entry.repeat_until ?? '',
  };
}

/** Notifies open pages that an entry changed. When its visibility changed, all members are notified. */
async function notifyChange(
  ctx: CallCtx,
  room: Room,
  { before, after }: { before: { visibility: Visibility }; after: EntryRecord },
): Promise<void> {
  if (before.visibility === after.visibility) return notifyRoomChange(ctx.db, room, after);
  await removeHiddenAlarms(ctx, room, after);
  await notifyRoomChange(ctx.db, room);
}

/** Records a change that is not an edit, such as a comment or an answer, and notifies open pages. */
export async function touchEntry(
  ctx: CallCtx,
  { room, entry }: EntryInRoom,
  columns: { comment_count?: number } = {},
): Promise<void> {
  await updateEntry(ctx.db, entry.id, { ...columns, change_no: room.changeNo });
  await notifyRoomChange(ctx.db, room, entry);
}

/**
 * Runs `work` on a locked entry. If its content changed, the version increases and the history stores the former
 * content. `isEdit` marks the entry as edited; a change in place does not. Answers the entry after the change.
 */
export async function changeEntry(
  ctx: CallCtx,
  { room, entry }: EntryInRoom,
  { isEdit }: { isEdit: boolean },
  work: () => Promise<void>,
): Promise<EntryRecord> {
  const values = await valuesOf(ctx, entry);
  const before = await findContent(ctx.db, entry.id);
  await work();
  const after = (await findEntry(ctx.db, entry.id)) ?? refuse('NOT_FOUND');
  const changes = changesBetween(entryItems, values, await valuesOf(ctx, after));
  const isSameText = entry.title === after.title && before.content === (await findContent(ctx.db, entry.id)).content;
  if (changes.length === 0 && isSameText) return after;
  await insertHistory(ctx.db, {
    entry_id: entry.id,
    version: entry.version,
    editor_id: ctx.actor.userId,
    created_at: ctx.now(),
    visibility: entry.visibility,
    title: entry.title,
    ...before,
    changes: JSON.stringify(changes),
  });
  await updateEntry(ctx.db, entry.id, {
    version: entry.version + 1,
    change_no: room.changeNo,
    ...(isEdit ? { edited_at: ctx.now() } : {}),
  });
  await notifyChange(ctx, room, { before: entry, after });
  return after;
}
