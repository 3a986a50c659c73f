import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import type { Task } from '@portal/contract/areas/workspace-entries/shapes';
import { withStatus } from '@portal/contract/areas/workspace-entries/tasks';
import { joinValues } from '@portal/contract/core/formats';

/** The fields of a task that are edited in place. */
export type TaskChange = Partial<
  Pick<Task, 'taskStatus' | 'priority' | 'startDay' | 'dueDay' | 'progress' | 'assignees'>
>;

type TaskFields = Required<TaskChange>;

const wireValue = (value: TaskChange[keyof TaskChange]): string => {
  if (Array.isArray(value)) return joinValues(value.map(({ userId }) => userId));
  return String(value ?? '');
};

/** The request that changes one field of a task, null without a field. */
export function taskChangeRequest({ entryId, version }: { entryId: number; version: number }, change: TaskChange) {
  const [field] = Object.keys(change) as (keyof TaskChange)[];
  return field === undefined
    ? null
    : { EntryId: entryId, Version: version, Field: field, Value: wireValue(change[field]) };
}

/** The task as the server will store it. Completing a task sets its progress to 100. */
export function changedTask<Fields extends TaskFields>(task: Fields, change: TaskChange): Fields {
  const after = { ...task, ...change };
  if (change.taskStatus === undefined) return after;
  const { progress } = withStatus(
    { status: task.taskStatus, progress: task.progress, progressBefore: null },
    change.taskStatus,
  );
  return { ...after, progress: Math.min(progress, ENTRY_LIMIT.progress) };
}
