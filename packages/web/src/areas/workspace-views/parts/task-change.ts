import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import type { Task, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { inStatus } from '@portal/contract/areas/workspace-entries/tasks';

/** What of a task is changed where it stands. */
export type TaskChange = Partial<
  Pick<Task, 'taskStatus' | 'priority' | 'startDay' | 'dueDay' | 'progress' | 'assignees'>
>;

/** The task as it will be once the server has stored the change: completing it makes its progress full. */
export function changedTask(task: TaskRow, change: TaskChange): TaskRow {
  const after = { ...task, ...change };
  if (change.taskStatus === undefined) return after;
  const { progress } = inStatus(
    { status: task.taskStatus, progress: task.progress, progressBefore: null },
    change.taskStatus,
  );
  return { ...after, progress: Math.min(progress, ENTRY_LIMIT.progress) };
}
