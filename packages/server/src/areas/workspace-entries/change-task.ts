import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import { PRIORITY_CODES, TASK_STATUS_CODES } from '@portal/contract/areas/workspace-entries/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { isDay } from '@portal/contract/core/dates';
import { splitValues } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { wholeNumber } from '@portal/contract/core/text';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { type EntryInRoom, lockEntry } from './access.ts';
import { changeEntry, touchEntry } from './change-entry.ts';
import { completionRecipients, notifyPeople, refuseNonMembers } from './people.ts';
import { type EntryColumns, type EntryRecord, updateEntry } from './queries/entries.ts';
import { listAssignees } from './queries/parts.ts';
import { replaceAssignees } from './queries/people.ts';
import { rankUnder, statusColumns } from './task-columns.ts';

type Calls = typeof workspaceEntryCalls;
type Change = CallInput<Calls['changeTask']>;

/** Locks a task that the caller may edit, or whose status they may change. */
export async function lockTask(
  ctx: CallCtx,
  entryId: number,
  action: 'edit' | 'changeStatus' = 'edit',
): Promise<EntryInRoom> {
  const locked = await lockEntry(ctx, entryId, action);
  return locked.entry.kind === 'T' ? locked : refuse('NOT_FOUND');
}

const refuseValue = (): never => refuse('BAD_REQUEST', { field: 'Value' });
const dayIn = (text: string | undefined): string =>
  text === undefined || (text !== '' && !isDay(text)) ? refuseValue() : text;

/** The items of a task that one change may set. */
type TaskItems = { StartDay: string; DueDay: string; Progress: number; AssigneeIds: readonly string[] };

/** The changed item as the form of the whole task would send it. */
function changedValue({ Field, Value }: Change): Partial<TaskItems> {
  const [start, due] = Value.split('^');
  switch (Field) {
    case 'startDay':
      return { StartDay: dayIn(Value) };
    case 'dueDay':
      return { DueDay: dayIn(Value) };
    case 'days':
      return { StartDay: dayIn(start), DueDay: dayIn(due) };
    case 'progress':
      return { Progress: wholeNumber(Value) ?? refuseValue() };
    case 'assignees':
      return { AssigneeIds: [...new Set(splitValues(Value.toLowerCase()))] };
    default:
      return {};
  }
}

/** The columns of one changed item. A completed task keeps its progress until it is reopened. */
async function changedColumns(
  ctx: CallCtx,
  task: EntryRecord,
  change: Change,
  values: TaskItems,
): Promise<EntryColumns> {
  const { Field, Value } = change;
  if (Field === 'taskStatus') {
    return statusColumns(ctx, task, TASK_STATUS_CODES.find((code) => code === Value) ?? refuseValue());
  }
  if (Field === 'priority') return { priority: PRIORITY_CODES.find((code) => code === Value) ?? refuseValue() };
  if (Field === 'progress') return task.task_status === 'C' ? {} : { progress: values.Progress };
  return { start_day: values.StartDay || null, due_day: values.DueDay || null };
}

/** Changes one item of a task in place, with the checks of its form. */
export const changeTask: Handler<Calls['changeTask']> = async (ctx, input) => {
  const locked = await lockTask(ctx, input.EntryId, input.Field === 'taskStatus' ? 'changeStatus' : 'edit');
  const { room, entry } = locked;
  const before = (await listAssignees(ctx.db, [entry.id])).map(({ user_id }) => user_id);
  const values = {
    StartDay: entry.start_day ?? '',
    DueDay: entry.due_day ?? '',
    Progress: entry.progress ?? 0,
    AssigneeIds: before,
    ...changedValue(input),
  };
  const failed = firstFailure(taskChecks, { ...values, Title: entry.title, Content: '', MentionIds: [] });
  refuseFailedCheck(failed && { ...failed, field: 'Value' });
  refuseStale(input.Version, entry);
  await refuseNonMembers(ctx, room, entry, [{ field: 'Value', userIds: values.AssigneeIds, before }]);
  const columns = await changedColumns(ctx, entry, input, values);
  const after = await changeEntry(ctx, locked, { isEdit: false }, async () => {
    await updateEntry(ctx.db, entry.id, { ...columns, change_no: room.changeNo });
    if (input.Field === 'assignees') await replaceAssignees(ctx.db, entry.id, values.AssigneeIds);
  });
  const added = values.AssigneeIds.filter((userId) => !before.includes(userId));
  await notifyPeople(ctx, locked, [
    { kind: 'assignment', userIds: added },
    ...(await completionRecipients(ctx, { before: entry, after })),
  ]);
};

/** Moves a card below another one of a column. Moves in a room run one after another, so the last move decides. */
export const moveTask: Handler<Calls['moveTask']> = async (ctx, { EntryId, TaskStatus, AboveId }) => {
  const locked = await lockTask(ctx, EntryId, 'changeStatus');
  const { room, entry } = locked;
  const status = TaskStatus || refuse('BAD_REQUEST', { field: 'TaskStatus' });
  const board_rank = await rankUnder(ctx, { roomId: room.id, status }, { cardId: entry.id, aboveId: AboveId });
  const after = await changeEntry(ctx, locked, { isEdit: false }, async () => {
    await updateEntry(ctx.db, entry.id, { ...(await statusColumns(ctx, entry, status)), board_rank });
  });
  await touchEntry(ctx, locked);
  await notifyPeople(ctx, locked, await completionRecipients(ctx, { before: entry, after }));
};
