import type { TaskStatus } from './kinds.ts';
import { ENTRY_LIMIT } from './kinds.ts';

/** The progress of a task. `progressBefore` is the progress before its completion, null while it is open. */
export type TaskProgress = { status: TaskStatus; progress: number; progressBefore: number | null };

/** The task in another status. Completing sets the progress to 100, and reopening restores it. */
export function withStatus(task: TaskProgress, status: TaskStatus): TaskProgress {
  if (status === task.status) return task;
  if (status === 'C') return { status, progress: ENTRY_LIMIT.progress, progressBefore: task.progress };
  if (task.status !== 'C') return { ...task, status };
  return { status, progress: task.progressBefore ?? task.progress, progressBefore: null };
}

/** Whether a task is past its due day and not completed. `today` is the day in Seoul. */
export const isOverdue = ({ taskStatus, dueDay }: { taskStatus: TaskStatus; dueDay: string }, today: string): boolean =>
  taskStatus !== 'C' && dueDay !== '' && dueDay < today;
