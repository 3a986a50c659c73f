import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import type { TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import { type TaskProgress, withStatus } from '@portal/contract/areas/workspace-entries/tasks';
import type { CallInput } from '@portal/contract/core/call';
import { generateKeyBetween } from 'fractional-indexing';
import type { Ctx } from '#context.ts';
import { findNeighbourRanks } from './queries/board.ts';
import type { EntryRecord } from './queries/entries.ts';

export type TaskInput = Omit<CallInput<(typeof workspaceEntryCalls)['addTask']>, 'ProjectId' | 'LoginUserId'>;

/**
 * A rank directly below the card `aboveId`, compared as text. With 0 or an unknown card it is the top of the column.
 */
export async function rankUnder(
  { db }: Ctx,
  column: { roomId: number; status: TaskStatus },
  card: { cardId: number; aboveId: number },
): Promise<string> {
  const { above, below } = await findNeighbourRanks(db, column, card);
  return generateKeyBetween(above, below);
}

/** The progress of a stored task. */
const progressOf = (task: EntryRecord): TaskProgress => ({
  status: task.task_status ?? 'R',
  progress: task.progress ?? 0,
  progressBefore: task.progress_before,
});

const progressColumns = ({ status, progress, progressBefore }: TaskProgress) => ({
  task_status: status,
  progress,
  progress_before: progressBefore,
});

/** The columns of a task that moves to another state, on top of that column. */
export const statusColumns = async (ctx: Ctx, task: EntryRecord, status: TaskStatus) =>
  status === task.task_status
    ? {}
    : {
        ...progressColumns(withStatus(progressOf(task), status)),
        board_rank: await rankUnder(ctx, { roomId: task.room_id, status }, { cardId: task.id, aboveId: 0 }),
      };

/**
 * The progress to save. A completed task has full progress; reopening restores the former one, unless the form sends
 * another.
 */
function savedProgress(input: TaskInput, before: TaskProgress | undefined): TaskProgress {
  if (before?.status !== 'C') {
    const stored = before ?? { status: 'R', progress: 0, progressBefore: null };
    return withStatus({ ...stored, progress: input.Progress }, input.TaskStatus);
  }
  const moved = withStatus(before, input.TaskStatus);
  const isSent = input.TaskStatus !== 'C' && input.Progress !== before.progress;
  return isSent ? { ...moved, progress: input.Progress } : moved;
}

/** The columns from a task form. A task whose state changes moves to the top of that column. */
export async function taskColumns(ctx: Ctx, input: TaskInput, task: { roomId: number; stored?: EntryRecord }) {
  const { roomId, stored } = task;
  const staysInColumn = stored !== undefined && stored.task_status === input.TaskStatus;
  const column = { roomId, status: input.TaskStatus };
  return {
    ...progressColumns(savedProgress(input, stored && progressOf(stored))),
    priority: input.Priority,
    start_day: input.StartDay || null,
    due_day: input.DueDay || null,
    ...(staysInColumn ? {} : { board_rank: await rankUnder(ctx, column, { cardId: stored?.id ?? 0, aboveId: 0 }) }),
  };
}
