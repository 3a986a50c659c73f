import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import type { TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import { inStatus, type TaskProgress } from '@portal/contract/areas/workspace-entries/tasks';
import type { CallInput } from '@portal/contract/core/call';
import { generateKeyBetween } from 'fractional-indexing';
import type { Ctx } from '#context.ts';
import { findPlace } from './queries/board.ts';
import type { EntryRecord } from './queries/entries.ts';

export type TaskInput = Omit<CallInput<(typeof workspaceEntryCalls)['addTask']>, 'ProjectId' | 'LoginUserId'>;

/** A rank between two others of a column, compared as text, right under `aboveId`; 0 and who is not there are on top. */
export async function rankUnder(
  { db }: Ctx,
  column: { roomId: number; status: TaskStatus },
  card: { cardId: number; aboveId: number },
): Promise<string> {
  const { above, below } = await findPlace(db, column, card);
  return generateKeyBetween(above, below);
}

/** How far a stored task is. */
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

/** A task in another state, on top of that column. */
export const statusColumns = async (ctx: Ctx, task: EntryRecord, status: TaskStatus) =>
  status === task.task_status
    ? {}
    : {
        ...progressColumns(inStatus(progressOf(task), status)),
        board_rank: await rankUnder(ctx, { roomId: task.room_id, status }, { cardId: task.id, aboveId: 0 }),
      };

/** A completed task is done to the full; whoever reopens it gets back what was there before, or what he says. */
function savedProgress(input: TaskInput, before: TaskProgress | undefined): TaskProgress {
  if (before?.status !== 'C') {
    const stored = before ?? { status: 'R', progress: 0, progressBefore: null };
    return inStatus({ ...stored, progress: input.Progress }, input.TaskStatus);
  }
  const moved = inStatus(before, input.TaskStatus);
  const isSaid = input.TaskStatus !== 'C' && input.Progress !== before.progress;
  return isSaid ? { ...moved, progress: input.Progress } : moved;
}

/** The columns of a form of a task; one that changes its state goes on top of that column. */
export async function taskColumns(ctx: Ctx, input: TaskInput, task: { roomId: number; held?: EntryRecord }) {
  const { roomId, held } = task;
  const isPlaced = held !== undefined && held.task_status === input.TaskStatus;
  const column = { roomId, status: input.TaskStatus };
  return {
    ...progressColumns(savedProgress(input, held && progressOf(held))),
    priority: input.Priority,
    start_day: input.StartDay || null,
    due_day: input.DueDay || null,
    ...(isPlaced ? {} : { board_rank: await rankUnder(ctx, column, { cardId: held?.id ?? 0, aboveId: 0 }) }),
  };
}
