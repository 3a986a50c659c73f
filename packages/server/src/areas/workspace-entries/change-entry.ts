import { originalFileName } from '@portal/contract/areas/files/names';
import type { Visibility } from '@portal/contract/areas/workspace/policy';
import { type EntryValues, entryItems } from '@portal/contract/areas/workspace-entries/changes';
import { changesBetween } from '@portal/contract/core/forms';
import type { Room } from '#areas/workspace/public/room-access.ts';
import { takeUnseenAlarms } from '#areas/workspace/public/room-alarms.ts';
import { tellRoom } from '#areas/workspace/public/room-events.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import type { Reached } from './access.ts';
import { type EntryRecord, findContent, findEntry, updateEntry } from './queries/entries.ts';
import { insertHistory } from './queries/history.ts';
import { listAssignees, listEntryFiles } from './queries/parts.ts';
import { listTimes } from './queries/times.ts';

type Time = Awaited<ReturnType<typeof listTimes>>[number];

const spanOf = ({ start_day, start_time, end_day, end_time }: Time): string => {
  const end = end_day === start_day ? end_time : `${end_day} ${end_time}`.trim();
  return `${start_day} ${start_time}${end === '' ? '' : ` ~ ${end}`}`.trim();
};

/** The times of a schedule in words: the first, how many, and those of a series that are apart. */
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

/** What an entry says besides its title and content, as the history tells it. */
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

/** Tells open pages that an entry changed; when its visibility did, those who saw it before as well. */
async function tellChange(
  ctx: CallCtx,
  room: Room,
  { before, after }: { before: { visibility: Visibility }; after: EntryRecord },
): Promise<void> {
  if (before.visibility === after.visibility) return tellRoom(ctx.db, room, after);
  await takeUnseenAlarms(ctx, room, after);
  await tellRoom(ctx.db, room);
}

/** Notes something that is no edit, such as a comment or an answer, and tells open pages of it. */
export async function touch(
  ctx: CallCtx,
  { room, entry }: Reached,
  columns: { comment_count?: number } = {},
): Promise<void> {
  await updateEntry(ctx.db, entry.id, { ...columns, change_no: room.changeNo });
  await tellRoom(ctx.db, room, entry);
}

/**
 * Does `work` to a held entry. If that changed what it says, its version rises and its history keeps what it said
 * before; otherwise nothing is noted. `isEdit` marks it as edited, which a change in place does not. Answers the entry
 * as it is now.
 */
export async function changeEntry(
  ctx: CallCtx,
  { room, entry }: Reached,
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
  await tellChange(ctx, room, { before: entry, after });
  return after;
}
