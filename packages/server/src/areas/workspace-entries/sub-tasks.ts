import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { subTaskChecks } from '@portal/contract/areas/workspace-entries/forms';
import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import type { EntryInRoom } from './access.ts';
import { touchEntry } from './change-entry.ts';
import { lockTask } from './change-task.ts';
import { notifyPeople, refuseNonMembers } from './people.ts';
import { countSubTasks } from './queries/parts.ts';
import { deleteSubTask, findSubTask, insertSubTask, updateSubTask } from './queries/sub-tasks.ts';

type Calls = typeof workspaceEntryCalls;
type SubTaskInput = Pick<CallInput<Calls['addSubTask']>, 'Title' | 'SubTaskUserId' | 'DueDay'>;

/** The checked columns of a sub-task; `before` is its former assignee. */
async function checkSubTask(ctx: CallCtx, { room, entry }: EntryInRoom, input: SubTaskInput, before = '') {
  refuseFailedCheck(firstFailure(subTaskChecks, input));
  const userIds = input.SubTaskUserId === '' ? [] : [input.SubTaskUserId];
  await refuseNonMembers(ctx, room, entry, [{ field: 'SubTaskUserId', userIds, before: [before] }]);
  return { title: input.Title.trim(), user_id: input.SubTaskUserId || null, due_day: input.DueDay || null };
}

const notifyNewAssignee = (
  ctx: CallCtx,
  locked: EntryInRoom,
  userId: string | null,
  before?: string | null,
): Promise<void> =>
  notifyPeople(ctx, locked, [{ kind: 'assignment', userIds: userId === null || userId === before ? [] : [userId] }]);

/** Adds a sub-task and notifies its assignee. */
export const addSubTask: Handler<Calls['addSubTask']> = async (ctx, input) => {
  const locked = await lockTask(ctx, input.EntryId);
  const columns = await checkSubTask(ctx, locked, input);
  const [counts] = await countSubTasks(ctx.db, [locked.entry.id]);
  if ((counts?.count ?? 0) >= ENTRY_LIMIT.subTasks) refuse('SUB_TASKS_FULL');
  const subTaskId = await insertSubTask(ctx.db, { ...columns, entry_id: locked.entry.id });
  await touchEntry(ctx, locked);
  await notifyNewAssignee(ctx, locked, columns.user_id);
  return { subTaskId };
};

/** Locks the task of a sub-task and reads the sub-task. */
async function holdSubTask(ctx: CallCtx, subTaskId: number) {
  const found = (await findSubTask(ctx.db, subTaskId)) ?? refuse('NOT_FOUND');
  const locked = await lockTask(ctx, found.entry_id);
  return { locked, stored: (await findSubTask(ctx.db, subTaskId)) ?? refuse('NOT_FOUND') };
}

/** Edits a sub-task and notifies a new assignee. */
export const editSubTask: Handler<Calls['editSubTask']> = async (ctx, input) => {
  const { locked, stored } = await holdSubTask(ctx, input.SubTaskId);
  refuseStale(input.Version, stored);
  const columns = await checkSubTask(ctx, locked, input, stored.user_id ?? '');
  await updateSubTask(ctx.db, stored.id, { ...columns, done: input.DoneYn === 'Y' });
  await touchEntry(ctx, locked);
  await notifyNewAssignee(ctx, locked, columns.user_id, stored.user_id);
};

/** Deletes a sub-task. */
export const removeSubTask: Handler<Calls['removeSubTask']> = async (ctx, { SubTaskId, Version }) => {
  const { locked, stored } = await holdSubTask(ctx, SubTaskId);
  refuseStale(Version, stored);
  await deleteSubTask(ctx.db, stored.id);
  await touchEntry(ctx, locked);
};
