import type { TaskStatus } from './kinds.ts';
import { ENTRY_LIMIT } from './kinds.ts';

/** How far a task is: its progress, and the one it had before it was completed, null while it is not. */
export type TaskProgress = { status: TaskStatus; progress: number; progressBefore: number | null };

/** A task in another state: completing sets 100, reopening gives back what was there before. */
export function inStatus(task: TaskProgress, status: TaskStatus): TaskProgress {
  if (status === task.status) return task;
  if (status === 'C') return { status, progress: ENTRY_LIMIT.progress, progressBefore: task.progress };
  if (task.status !== 'C') return { ...task, status };
  return { status, progress: task.progressBefore ?? task.progress, progressBefore: null };
}

/** Past its due day and not completed. `today` is Seoul's day. */
export const isLate = ({ taskStatus, dueDay }: { taskStatus: TaskStatus; dueDay: string }, today: string): boolean =>
  taskStatus !== 'C' && dueDay !== '' && dueDay < today;
