import { ENTRY_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import type { Task, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { withStatus } from '@portal/contract/areas/workspace-entries/tasks';

/** The fields of a task that are edited in place. */
export type TaskChange = Partial<
  Pick<Task, 'taskStatus' | 'priority' | 'startDay' | 'dueDay' | 'progress' | 'assignees'>
>;

/** The task as the server will store it. Completing a task sets its progress to 100. */
export function changedTask(task: TaskRow, change: TaskChange): TaskRow {
  const after = { ...task, ...change };
  if (change.taskStatus === undefined) return after;
  const { progress } = withStatus(
    { status: task.taskStatus, progress: task.progress, progressBefore: null },
    change.taskStatus,
  );
  return { ...after, progress: Math.min(progress, ENTRY_LIMIT.progress) };
}
