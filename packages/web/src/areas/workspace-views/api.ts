import { ENTRY_PAGE, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type {
  CalendarItem,
  EntryRow,
  RoomFileRow,
  RoomPerson,
  TaskRow,
} from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { addDays } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { today } from '#lib/days.ts';
import type { Lane, Move } from './parts/board/task-board.tsx';
import type { TaskChange } from './parts/task-change.ts';
import type { TaskAddress } from './view-address.ts';

/** What a page holds of the views of a room; it begins like everything of that room, which is drawn anew together. */
export const viewsKey = (projectId: number) => ['workspace', 'room', projectId, 'views'] as const;
export const tableKey = (projectId: number) => [...viewsKey(projectId), 'table'] as const;
export const boardKey = (projectId: number) => [...viewsKey(projectId), 'board'] as const;
export const calendarKey = (projectId: number) => [...viewsKey(projectId), 'calendar'] as const;

/** A week from today on. */
const WEEK = 6;

/** What of a task's address narrows both views. */
export type TaskFilter = Pick<TaskAddress, 'who' | 'status' | 'priority' | 'open' | 'due'>;

const filterRequest = (projectId: number, { who, status, priority, open, due }: TaskFilter) => ({
  ProjectId: projectId,
  SearchUserId: who,
  SearchStatus: status,
  SearchPriority: priority,
  OpenYn: open === 'Y' ? ('Y' as const) : ('N' as const),
  DueFrom: due === 'week' ? today() : '',
  DueUntil: due === 'week' ? addDays(today(), WEEK) : due === 'today' ? today() : '',
  LateYn: due === 'late' ? ('Y' as const) : ('N' as const),
});

/** Tasks of a room as the table shows them, page by page. */
export const tableQuery = (projectId: number, { order, ...filter }: TaskFilter & Pick<TaskAddress, 'order'>) =>
  infiniteQueryOptions({
    queryKey: [...tableKey(projectId), { ...filter, order }],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<TaskRow[]> => {
      const request = { ...filterRequest(projectId, filter), OrderType: order, After: pageParam };
      return (await call('Project/task-list', request, { signal })).data;
    },
    getNextPageParam: (page) => (page.length < ENTRY_PAGE ? undefined : page.at(-1)?.entryId),
  });

/** Where a page of the board is asked for: all columns from above, or one of them behind a card. */
type BoardPlace = { status: TaskStatus | ''; after: number };

/** Columns of the board in the order of the states, or the next page of one of them. */
export async function readLanes(
  projectId: number,
  filter: TaskFilter,
  { status, after }: BoardPlace,
  signal?: AbortSignal,
): Promise<Lane[]> {
  const request = { ...filterRequest(projectId, filter), TaskStatus: status, After: after };
  const { data } = await call('Project/task-board', request, signal ? { signal } : {});
  return data.map(({ taskStatus, cards, moreYn }) => ({ status: taskStatus, cards, more: moreYn === 'Y' }));
}

/** One entry as this reader sees it; null when it is none of his, or gone. */
export const entryQuery = (projectId: number, entryId: number) =>
  queryOptions<EntryRow | null>({
    queryKey: [...viewsKey(projectId), 'entry', entryId],
    queryFn: async ({ signal }) => {
      const { data } = await call('Project/entry-info', { EntryId: entryId }, { signal });
      return data[0] ?? null;
    },
  });

/** Tasks and schedules between two days. */
export const calendarQuery = (projectId: number, from: string, to: string) =>
  queryOptions<CalendarItem[]>({
    queryKey: [...calendarKey(projectId), from, to],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, FromDay: from, ToDay: to };
      return (await call('Project/calendar-list', request, { signal })).data;
    },
  });

/** Files of a room and where they hang, newest first. */
export const filesQuery = (projectId: number, key: string) =>
  infiniteQueryOptions({
    queryKey: [...viewsKey(projectId), 'files', key],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<RoomFileRow[]> => {
      const request = { ProjectId: projectId, SearchKey: key, After: pageParam };
      return (await call('Project/room-file-list', request, { signal })).data;
    },
    getNextPageParam: (page) => (page.length < ENTRY_PAGE ? undefined : page.at(-1)?.fileId),
  });

/** Members whom a task can be given to. */
export const peopleQuery = (projectId: number) =>
  queryOptions<RoomPerson[]>({
    queryKey: [...viewsKey(projectId), 'people'],
    queryFn: async ({ signal }) => {
      const { data } = await call('Project/project-member-list', { ProjectId: projectId }, { signal });
      return data.filter(({ joinStatus }) => joinStatus === 'M');
    },
  });

const wireValue = (value: TaskChange[keyof TaskChange]): string => {
  if (Array.isArray(value)) return joinValues(value.map(({ userId }) => userId));
  return String(value ?? '');
};

/** Changes one item of a task as this version of it showed it. */
export async function changeTask(task: Pick<TaskRow, 'entryId' | 'version'>, change: TaskChange, key: string) {
  const [field] = Object.keys(change) as (keyof TaskChange)[];
  if (field === undefined) return;
  const request = { EntryId: task.entryId, Version: task.version, Field: field, Value: wireValue(change[field]) };
  await call('Project/task-change', request, { idempotencyKey: key });
}

/** Puts a card under another one of a column. */
export const moveTask = ({ task, status, aboveId }: Move) =>
  call('Project/task-move', { EntryId: task.entryId, TaskStatus: status, AboveId: aboveId });

/** Gives a task other days: its start, its due day, or both joined by '^'. */
export const moveDays = (entryId: number, version: number, field: 'days' | 'startDay' | 'dueDay', value: string) =>
  call('Project/task-change', { EntryId: entryId, Version: version, Field: field, Value: value });

/** Gives one time of a schedule other days or hours; of a series only this one. */
export const changeDay = (request: CallRequest<CallByPath['Project/schedule-day-edit']>, idempotencyKey?: string) =>
  call('Project/schedule-day-edit', request, idempotencyKey === undefined ? {} : { idempotencyKey });

/** Leaves one time out of a series. */
export const leaveOutDay = (request: CallRequest<CallByPath['Project/schedule-day-delete']>) =>
  call('Project/schedule-day-delete', request);
