import { isPermitted } from '@portal/contract/areas/workspace/policy';
import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { type Check, firstFailure } from '@portal/contract/core/forms';
import { rewordEntryAlarms } from '#areas/alarms/public/room-alarms.ts';
import { memberOf } from '#areas/workspace/public/room-access.ts';
import type { AlarmRecipients } from '#areas/workspace/public/room-alarms.ts';
import { notifyRoomChange } from '#areas/workspace/public/room-events.ts';
import type { CallCtx } from '#context.ts';
import type { PreparedHandler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockEntry, lockRoomFor, reachEntry, reachRoomFor } from './access.ts';
import { askAgainAfter } from './ask-again.ts';
import { changeEntry } from './change-entry.ts';
import { type ContentColumns, cleanContent, contentColumns, type EntryFields } from './content.ts';
import { attachFiles } from './files.ts';
import { completionRecipients, excerptOf, notifyPeople, refuseNonMembers, subjectOf } from './people.ts';
import {
  type EntryColumns,
  type EntryRecord,
  findEntry,
  insertEntry,
  insertReads,
  updateEntry,
} from './queries/entries.ts';
import { listAssignees, listMentions } from './queries/parts.ts';
import { replaceAssignees, replaceMentions } from './queries/people.ts';
import { type TaskInput, taskColumns } from './task-columns.ts';
import { addTimes, type ScheduleInput, saveTimes } from './times.ts';

type Calls = typeof workspaceEntryCalls;

/** The differences between kinds of entries: checks, columns and dependent rows. */
type KindRules<Input extends EntryFields> = {
  kind: EntryKind;
  checks: readonly Check<Input>[];
  columns: (ctx: CallCtx, input: Input, task: { roomId: number; stored?: EntryRecord }) => Promise<EntryColumns>;
  assignees: (input: Input) => readonly string[];
  /** Stores the times of a new entry. */
  addTimes: (ctx: CallCtx, entry: EntryRecord, input: Input) => Promise<void>;
  /** Changes the times of a stored entry. Answers the recipients of the alarm that they moved. */
  changeTimes: (ctx: CallCtx, stored: EntryRecord, input: Input) => Promise<AlarmRecipients[]>;
};

const POST: KindRules<EntryFields> = {
  kind: 'P',
  checks: postChecks,
  columns: async () => ({}),
  assignees: () => [],
  addTimes: async () => {},
  changeTimes: async () => [],
};

const TASK: KindRules<EntryFields & TaskInput> = {
  ...POST,
  kind: 'T',
  checks: taskChecks,
  columns: taskColumns,
  assignees: ({ AssigneeIds }) => AssigneeIds,
};

const SCHEDULE: KindRules<EntryFields & ScheduleInput> = {
  ...POST,
  kind: 'S',
  checks: scheduleChecks,
  columns: async (_ctx, { Place, Reminder, Repeat, RepeatUntil }) => ({
    place: Place,
    reminder: Reminder,
    repeat: Repeat,
    repeat_until: Repeat === 'N' ? null : RepeatUntil,
  }),
  addTimes,
  changeTimes: (ctx, stored, input) => askAgainAfter(ctx, stored, () => saveTimes(ctx, stored, input)),
};

/** Runs the checks, and repeats them on the cleaned content. Answers the columns of the clean text. */
async function checkAndClean<Input extends EntryFields>(
  ctx: CallCtx,
  { checks }: KindRules<Input>,
  { roomId, input }: { roomId: number; input: Input },
): Promise<ContentColumns> {
  refuseFailedCheck(firstFailure(checks, input));
  const content = await cleanContent(ctx, input.Content);
  refuseFailedCheck(firstFailure(checks, { ...input, Content: content.markup }));
  return contentColumns(roomId, input, content);
}

/** Writes a new entry with its dependent rows and raises alarms. */
const writeNew =
  <Input extends EntryFields & { ProjectId: number }>(
    kind: KindRules<Input>,
    input: Input,
    textColumns: ContentColumns,
  ) =>
  async (ctx: CallCtx): Promise<{ entryId: number }> => {
    const room = await lockRoomFor(ctx, input.ProjectId, input.Visibility);
    const { userId } = ctx.actor;
    const assignees = kind.assignees(input);
    await refuseNonMembers(ctx, room, { id: 0, author_id: userId, visibility: input.Visibility }, [
      { field: 'MentionIds', userIds: input.MentionIds },
      { field: 'AssigneeIds', userIds: assignees },
    ]);
    const columns = { ...textColumns, ...(await kind.columns(ctx, input, { roomId: room.id })) };
    const place = { room_id: room.id, kind: kind.kind, author_id: userId, created_at: ctx.now() };
    const entryId = await insertEntry(ctx.db, { ...columns, ...place, change_no: room.changeNo });
    const entry = (await findEntry(ctx.db, entryId)) ?? refuse('NOT_FOUND');
    await attachFiles(ctx, { room, entry }, input.FileIds);
    await replaceMentions(ctx.db, { entryId, commentId: null }, input.MentionIds);
    await replaceAssignees(ctx.db, entryId, assignees);
    await kind.addTimes(ctx, entry, input);
    await insertReads(ctx.db, [entryId], userId, ctx.now());
    await notifyPeople(ctx, { room, entry }, [
      { kind: 'mention', userIds: input.MentionIds },
      { kind: 'assignment', userIds: assignees },
      { kind: 'entry', userIds: 'members' },
    ]);
    await notifyRoomChange(ctx.db, room, entry);
    return { entryId };
  };

type Edited = EntryFields & { EntryId: number; Version?: number | undefined };

const idsOf = (people: readonly { user_id: string }[]): string[] => people.map(({ user_id }) => user_id);
const without = (userIds: readonly string[], before: readonly string[]): string[] =>
  userIds.filter((userId) => !before.includes(userId));

/** Cleans the text before the transaction, so that the room is locked only for writing. */
const add = <Input extends EntryFields & { ProjectId: number }>(kind: KindRules<Input>) => ({
  prepare: async (ctx: CallCtx, input: Input) => {
    const { id: roomId } = await reachRoomFor(ctx, input.ProjectId, input.Visibility);
    return writeNew(kind, input, await checkAndClean(ctx, kind, { roomId, input }));
  },
});

/** Saves an edit and raises alarms for newly mentioned or assigned users. Without changes it writes nothing. */
const writeEdit =
  <Input extends Edited>(kind: KindRules<Input>, input: Input, textColumns: ContentColumns) =>
  async (ctx: CallCtx): Promise<void> => {
    const locked = await lockEntry(ctx, input.EntryId, 'edit');
    const { room, entry } = locked;
    refuseStale(input.Version, entry);
    const changed = { ...entry, visibility: input.Visibility };
    if (!isPermitted('edit', room.permissions, changed, memberOf(room, entry)))
      refuse('FORBIDDEN', { field: 'Visibility' });
    const mentioned = idsOf(await listMentions(ctx.db, [entry.id]));
    const assigned = idsOf(await listAssignees(ctx.db, [entry.id]));
    const assignees = kind.assignees(input);
    await refuseNonMembers(ctx, room, changed, [
      { field: 'MentionIds', userIds: input.MentionIds, before: mentioned },
      { field: 'AssigneeIds', userIds: assignees, before: assigned },
    ]);
    const columns = await kind.columns(ctx, input, { roomId: room.id, stored: entry });
    let moved: AlarmRecipients[] = [];
    const after = await changeEntry(ctx, locked, { isEdit: true }, async () => {
      await updateEntry(ctx.db, entry.id, { ...textColumns, ...columns });
      await attachFiles(ctx, locked, input.FileIds);
      await replaceMentions(ctx.db, { entryId: entry.id, commentId: null }, input.MentionIds);
      await replaceAssignees(ctx.db, entry.id, assignees);
      moved = await kind.changeTimes(ctx, entry, input);
    });
    await rewordEntryAlarms(ctx.db, after.id, { subject: subjectOf(after), excerpt: excerptOf(after.content_text) });
    await notifyPeople(ctx, { room, entry: after }, [
      { kind: 'mention', userIds: without(input.MentionIds, mentioned) },
      { kind: 'assignment', userIds: without(assignees, assigned) },
      ...(await completionRecipients(ctx, { before: entry, after })),
      ...moved,
    ]);
  };

const edit = <Input extends Edited>(kind: KindRules<Input>) => ({
  prepare: async (ctx: CallCtx, input: Input) => {
    const { room, entry } = await reachEntry(ctx, input.EntryId, 'edit');
    if (entry.kind !== kind.kind) refuse('NOT_FOUND');
    return writeEdit(kind, input, await checkAndClean(ctx, kind, { roomId: room.id, input }));
  },
});

/** Adds a post to a room. */
export const addPost: PreparedHandler<Calls['addPost']> = add<CallInput<Calls['addPost']>>(POST);
/** Edits a post. */
export const editPost: PreparedHandler<Calls['editPost']> = edit<CallInput<Calls['editPost']>>(POST);
/** Adds a task to a room. */
export const addTask: PreparedHandler<Calls['addTask']> = add<CallInput<Calls['addTask']>>(TASK);
/** Edits a task. */
export const editTask: PreparedHandler<Calls['editTask']> = edit<CallInput<Calls['editTask']>>(TASK);
/** Adds a schedule to a room. */
export const addSchedule: PreparedHandler<Calls['addSchedule']> = add<CallInput<Calls['addSchedule']>>(SCHEDULE);
/** Edits a schedule. */
export const editSchedule: PreparedHandler<Calls['editSchedule']> = edit<CallInput<Calls['editSchedule']>>(SCHEDULE);
