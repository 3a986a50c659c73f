import type { MemberRow } from '@portal/contract/areas/workspace/shapes';
import { ENTRY_PAGE, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { CalendarItem, EntryRow, RoomFileRow, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { addDays } from '@portal/contract/core/dates';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type TaskChange, taskChangeRequest } from '#areas/workspace-entries/public/task-change.ts';
import { call } from '#lib/call.ts';
import { today } from '#lib/days.ts';
import type { CardMove, Lane } from './parts/board/task-board.tsx';
import type { TaskAddress } from './view-address.ts';

/** The query key prefix of the views of a room. It begins with the room's key, so that both invalidate together. */
export const viewsKey = (projectId: number) => ['workspace', 'room', projectId, 'views'] as const;
/** The query key prefix of the task table. */
export const tableKey = (projectId: number) => [...viewsKey(projectId), 'table'] as const;
/** The query key prefix of the task board. */
export const boardKey = (projectId: number) => [...viewsKey(projectId), 'board'] as const;
/** The query key prefix of the calendar. */
export const calendarKey = (projectId: number) => [...viewsKey(projectId), 'calendar'] as const;

/** The number of days after today in the filter '7일 안'. */
const WEEK = 6;

/** The filters that the table and the board share. */
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

/** The tasks of a room for the table, page by page. */
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

/** The requested part of the board: the first page of all columns, or the next page of one. */
type BoardPlace = { status: TaskStatus | ''; after: number };

/** Reads the columns of the board in the order of the states, or the next page of one. */
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

/** One entry, null when it is deleted or not visible to the user. */
export const entryQuery = (projectId: number, entryId: number) =>
  queryOptions<EntryRow | null>({
    queryKey: [...viewsKey(projectId), 'entry', entryId],
    queryFn: async ({ signal }) => {
      const { data } = await call('Project/entry-info', { EntryId: entryId }, { signal });
      return data[0] ?? null;
    },
  });

/** The tasks and schedules between two days. */
export const calendarQuery = (projectId: number, from: string, to: string) =>
  queryOptions<CalendarItem[]>({
    queryKey: [...calendarKey(projectId), from, to],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, FromDay: from, ToDay: to };
      return (await call('Project/calendar-list', request, { signal })).data;
    },
  });

/** The files of a room with the entries that they belong to, newest first. */
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

/** The members who can be assigned to a task. */
export const peopleQuery = (projectId: number) =>
  queryOptions<MemberRow[]>({
    queryKey: [...viewsKey(projectId), 'people'],
    queryFn: async ({ signal }) => {
      const { data } = await call('Project/project-member-list', { ProjectId: projectId }, { signal });
      return data.filter(({ joinStatus }) => joinStatus === 'M');
    },
  });

/** Changes one field of a task, for the version that the page shows. */
export async function changeTask(task: Pick<TaskRow, 'entryId' | 'version'>, change: TaskChange, key: string) {
  const request = taskChangeRequest(task, change);
  if (request !== null) await call('Project/task-change', request, { idempotencyKey: key });
}

/** Moves a card below another card of a column. */
export const moveTask = ({ task, status, aboveId }: CardMove) =>
  call('Project/task-move', { EntryId: task.entryId, TaskStatus: status, AboveId: aboveId });

/** Changes the days of a task: its start, its due day, or both joined by '^'. */
export const moveTaskDays = (entryId: number, version: number, field: 'days' | 'startDay' | 'dueDay', value: string) =>
  call('Project/task-change', { EntryId: entryId, Version: version, Field: field, Value: value });

/** Changes the days or hours of one occurrence of a schedule. Other occurrences of a series stay as they are. */
export const changeOccurrence = (
  request: CallRequest<CallByPath['Project/schedule-day-edit']>,
  idempotencyKey?: string,
) => call('Project/schedule-day-edit', request, idempotencyKey === undefined ? {} : { idempotencyKey });

/** The days before and after an occurrence in which it is looked for. */
const NEAR_DAYS = 30;

/** One occurrence as it is stored now, null when it is excluded or moved far away. */
export async function readOccurrence(projectId: number, { entryId, day }: CalendarItem): Promise<CalendarItem | null> {
  const request = { ProjectId: projectId, FromDay: addDays(day, -NEAR_DAYS), ToDay: addDays(day, NEAR_DAYS) };
  const { data } = await call('Project/calendar-list', request);
  return data.find((row) => row.entryId === entryId && row.day === day) ?? null;
}

/** Excludes one occurrence from a series. */
export const excludeOccurrence = (request: CallRequest<CallByPath['Project/schedule-day-delete']>) =>
  call('Project/schedule-day-delete', request);
