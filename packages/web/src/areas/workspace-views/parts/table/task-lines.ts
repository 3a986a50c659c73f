import type { SubTask, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';

/**
 * A row of the table: a task, or one of its first sub-tasks when it is expanded. The last sub-task has the number of
 * hidden ones.
 */
export type TaskTableLine = { key: string; task: TaskRow; sub: SubTask | null; more: number };

/** The rows of the table in the order of the tasks. */
export const taskLines = (tasks: readonly TaskRow[], unfolded: ReadonlySet<number>): TaskTableLine[] =>
  tasks.flatMap((task) => [
    { key: String(task.entryId), task, sub: null, more: 0 },
    ...(unfolded.has(task.entryId)
      ? task.subTasks.map((sub, index) => ({
          key: `${task.entryId} ${sub.subTaskId}`,
          task,
          sub,
          more: index === task.subTasks.length - 1 ? task.subTaskCount - task.subTasks.length : 0,
        }))
      : []),
  ]);
