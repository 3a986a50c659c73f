import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import {
  type Attendance,
  ENTRY_PAGE,
  EXCERPT,
  FEED_PAGE,
  type Reaction,
  SHOWN_SUB_TASKS,
} from '@portal/contract/areas/workspace-entries/kinds';
import type {
  CalendarItem,
  EntryReader,
  EntryRow,
  FeedChanges,
  HistoryRow,
  HitRow,
  SubTask,
  TaskRow,
} from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { addDays } from '@portal/contract/core/dates';
import { joinValues } from '@portal/contract/core/formats';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { roomKey } from '#areas/workspace/public/workspace-keys.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { call, upload } from '#lib/call.ts';
import { isNotFound } from '#lib/refusal.ts';
import { type TaskChange, taskChangeRequest } from './public/task-change.ts';

/** A page of the feed. `lastId` stays known even when entries are removed later. */
export type FeedPage = { entries: EntryRow[]; lastId: number; isLast: boolean };

/**
 * The query key of a feed, 0 for all own rooms. It is outside the workspace keys, so that invalidating them does not
 * reload feeds.
 */
export const feedKey = (projectId: number) => ['workspace-feed', projectId] as const;

async function readFeedPage(projectId: number, after: number, signal: AbortSignal): Promise<FeedPage> {
  const { data } = await call('Project/feed-list', { ProjectId: projectId, After: after }, { signal });
  return { entries: data, lastId: data.at(-1)?.entryId ?? 0, isLast: data.length < FEED_PAGE };
}

/** The entries of a feed, newest first, page by page. */
export const feedQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: feedKey(projectId),
    initialPageParam: 0,
    // Room events decide when to fetch, because an automatic refetch would move the text being read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ pageParam, signal }) => readFeedPage(projectId, pageParam, signal),
    getNextPageParam: ({ isLast, lastId }) => (isLast ? undefined : lastId),
  });

/**
 * Reads the changes since `changeNo` to the entries that a feed shows. Several requests may be needed. The result is
 * empty when the room no longer exists.
 */
export async function readChanges(projectId: number, ids: readonly number[], changeNo: number): Promise<FeedChanges[]> {
  const answers: FeedChanges[] = [];
  let remainingIds = ids;
  do {
    const request = { ProjectId: projectId, EntryIds: joinValues(remainingIds.map(String)), ChangeNo: changeNo };
    const [changes] = (await call('Project/feed-refresh', request)).data;
    if (changes) answers.push(changes);
    remainingIds = changes?.moreIds ?? [];
  } while (remainingIds.length > 0);
  return answers;
}

/** The record, null when the server answers that it does not exist for this user. */
async function orMissing<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Reads one entry, null when it is deleted or not visible to the user. */
export const readEntry = (entryId: number): Promise<EntryRow | null> =>
  orMissing(async () => (await call('Project/entry-info', { EntryId: entryId })).data[0] ?? null);

/** Reads a room as it is stored now, null when it is deleted or the user is no member. */
export const readRoom = (projectId: number): Promise<RoomInfo | null> =>
  orMissing(async () => (await call('Project/project-info', { ProjectId: projectId })).data[0] ?? null);

/** Reads a shown entry again. Its full content is fetched only for a new version or many sub-tasks. */
async function refreshEntry(shown: EntryRow): Promise<EntryRow | null> {
  const [changes] = await readChanges(shown.projectId, [shown.entryId], 0);
  const fresh = changes?.entries[0];
  const isComplete = fresh?.version === shown.version && (fresh.task?.subTaskCount ?? 0) <= SHOWN_SUB_TASKS;
  return isComplete ? { ...fresh, content: shown.content, contentMoreYn: 'N' } : readEntry(shown.entryId);
}

/** The entries and comments that contain a keyword, newest first. `projectId` 0 means all own rooms. */
export const hitsQuery = (projectId: number, key: string) =>
  infiniteQueryOptions({
    queryKey: [...roomKey(projectId), 'hits', key],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<HitRow[]> => {
      const request = { ProjectId: projectId, SearchKey: key, After: pageParam };
      return (await call('Project/entry-search', request, { signal })).data;
    },
    getNextPageParam: (page) => (page.length < ENTRY_PAGE ? undefined : page.at(-1)?.entryId),
  });

/** The full entry that an alarm or a link opens. */
export const entryQuery = (entryId: number) =>
  queryOptions<EntryRow | null>({
    queryKey: ['workspace-feed', 'entry', entryId],
    queryFn: ({ client, queryKey }) => {
      const shown = client.getQueryData<EntryRow | null>(queryKey);
      return shown && shown.content.length > EXCERPT ? refreshEntry(shown) : readEntry(entryId);
    },
  });

/** The full entry behind an excerpt in a list, fetched once per version. */
export const fullEntryQuery = ({ entryId, version }: EntryRow) =>
  queryOptions({
    queryKey: ['workspace-feed', 'whole', entryId, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readEntry(entryId),
  });

/** All sub-tasks of a task, of which lists show only the first. They change without a new version. */
export const subTasksQuery = ({ entryId, changeNo }: EntryRow) =>
  queryOptions<SubTask[]>({
    queryKey: ['workspace-feed', 'sub-tasks', entryId, changeNo],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async () => (await readEntry(entryId))?.task?.subTasks ?? [],
  });

/** The pinned entries of a room. */
export const pinnedQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...roomKey(projectId), 'pinned'],
    queryFn: async ({ signal }) => (await call('Project/feed-pinned-list', { ProjectId: projectId }, { signal })).data,
  });

/** The earlier contents of an entry, newest first. */
export const historyQuery = (entryId: number) =>
  queryOptions<HistoryRow[]>({
    queryKey: ['workspace-feed', 'history', entryId],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call('Project/entry-history-list', { EntryId: entryId }, { signal })).data,
  });

/** The full content of one history line. */
export const historyLineQuery = (entryId: number, historyId: number) =>
  queryOptions<HistoryRow | null>({
    queryKey: ['workspace-feed', 'history', entryId, historyId],
    queryFn: async ({ signal }) => {
      const request = { EntryId: entryId, HistoryId: historyId };
      return (await call('Project/entry-history-info', request, { signal })).data[0] ?? null;
    },
  });

/** Marks these entries as read. */
export const markRead = (projectId: number, ids: readonly number[]) =>
  call('Project/entry-read', { ProjectId: projectId, EntryIds: joinValues(ids.map(String)) }, { idempotencyKey: null });

type Request<P extends keyof CallByPath> = CallRequest<CallByPath[P]>;

/** The open tasks of one member, by due day. */
export const myTasksQuery = (projectId: number, userId: string) =>
  queryOptions<TaskRow[]>({
    queryKey: [...roomKey(projectId), 'mine', userId],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, SearchUserId: userId };
      const { data } = await call('Project/task-list', request, { signal });
      return data.filter(({ taskStatus }) => taskStatus !== 'C');
    },
  });

/** The range of days, ahead for schedules and back for late tasks. */
const RANGE_DAYS = 30;

/** The schedules of the next days and the user's open tasks, earliest first. `projectId` 0 means all own rooms. */
export const upcomingQuery = (projectId: number, from: string) =>
  queryOptions<{ schedules: CalendarItem[]; tasks: CalendarItem[] }>({
    queryKey: [...roomKey(projectId), 'coming', from],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, FromDay: addDays(from, -RANGE_DAYS), ToDay: addDays(from, RANGE_DAYS) };
      const { data } = await call('Project/calendar-list', request, { signal });
      const startOf = ({ startDay, startTime }: CalendarItem): string => `${startDay} ${startTime}`;
      return {
        schedules: data
          .filter(({ entryKind, endDay }) => entryKind === 'S' && endDay >= from)
          .toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
        tasks: data
          .filter(({ taskStatus, mineYn }) => mineYn === 'Y' && taskStatus !== '' && taskStatus !== 'C')
          .toSorted((one, other) => one.endDay.localeCompare(other.endDay)),
      };
    },
  });

/** Changes one field of a task, for the version that the page shows. */
export async function changeTask(task: { entryId: number; version: number }, change: TaskChange): Promise<void> {
  const request = taskChangeRequest(task, change);
  if (request !== null) await call('Project/task-change', request);
}

/** Gives or takes back a reaction of the user. */
export const setReaction = (entryId: number, reaction: Reaction, isOn: boolean) =>
  call('Project/entry-react', { EntryId: entryId, Reaction: reaction, OnYn: isOn ? 'Y' : 'N' });

/** The members who may see an entry, those who have read it first. */
export const readersQuery = ({ entryId, changeNo, readCount }: EntryRow) =>
  queryOptions<EntryReader[]>({
    queryKey: ['workspace-feed', 'readers', entryId, changeNo, readCount],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call('Project/entry-reader-list', { EntryId: entryId }, { signal })).data,
  });

/** Stores the user's answer to one occurrence of a schedule. */
export const setAttendance = (entryId: number, day: string, answer: Attendance) =>
  call('Project/schedule-attend', { EntryId: entryId, Day: day, Attendance: answer });

/** Calls on an entry, a sub-task or an occurrence of a series. */
type EntryActionPath =
  | 'Project/subtask-add'
  | 'Project/subtask-edit'
  | 'Project/subtask-delete'
  | 'Project/schedule-day-delete'
  | 'Project/entry-pin'
  | 'Project/entry-delete';
/** Sends an action on an entry, a sub-task or an occurrence. */
export const sendEntryAction = <P extends EntryActionPath>(path: P, request: Request<P>) => call(path, request);

/** Creates a post. */
export const addPost = (request: Request<'Project/post-add'>, idempotencyKey: string) =>
  call('Project/post-add', request, { idempotencyKey });
/** Saves an edit of a post. */
export const editPost = (request: Request<'Project/post-edit'>, idempotencyKey: string) =>
  call('Project/post-edit', request, { idempotencyKey });
/** Creates a task. */
export const addTask = (request: Request<'Project/task-add'>, idempotencyKey: string) =>
  call('Project/task-add', request, { idempotencyKey });
/** Saves an edit of a task. */
export const editTask = (request: Request<'Project/task-edit'>, idempotencyKey: string) =>
  call('Project/task-edit', request, { idempotencyKey });
/** Creates a schedule. */
export const addSchedule = (request: Request<'Project/schedule-add'>, idempotencyKey: string) =>
  call('Project/schedule-add', request, { idempotencyKey });
/** Saves an edit of a schedule. */
export const editSchedule = (request: Request<'Project/schedule-edit'>, idempotencyKey: string) =>
  call('Project/schedule-edit', request, { idempotencyKey });

type SendOptions = { signal: AbortSignal; idempotencyKey: string; onProgress: (fraction: number) => void };

/** Uploads one file of an entry and returns its id. */
export async function sendFile(projectId: number, file: ChosenFile, options: SendOptions): Promise<number> {
  const form = new FormData();
  form.set('ProjectId', String(projectId));
  form.set('files', file.blob, file.original);
  const { fileIds } = await upload('Project/room-file-upload', form, options);
  return fileIds[0] ?? 0;
}
