import type { SubTask, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';

/** A row of the table: a task, or below an unfolded one each of its sub-tasks. */
export type TaskLine = { key: string; task: TaskRow; sub: SubTask | null };

/** The rows of the table, in the order of the tasks. */
export const taskLines = (tasks: readonly TaskRow[], unfolded: ReadonlySet<number>): TaskLine[] =>
  tasks.flatMap((task) => [
    { key: String(task.entryId), task, sub: null },
    ...(unfolded.has(task.entryId)
      ? task.subTasks.map((sub) => ({ key: `${task.entryId} ${sub.subTaskId}`, task, sub }))
      : []),
  ]);
