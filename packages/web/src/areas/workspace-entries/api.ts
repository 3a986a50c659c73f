import {
  type Attendance,
  COMMENT_PAGE,
  ENTRY_PAGE,
  EXCERPT,
  FEED_PAGE,
  SHOWN_SUB_TASKS,
  type TaskStatus,
} from '@portal/contract/areas/workspace-entries/kinds';
import type {
  CalendarItem,
  EntryRow,
  FeedChanges,
  HistoryRow,
  HitRow,
  RoomComment,
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

/** A page of the feed as it was answered; entries may leave it later, its end stays known. */
export type FeedPage = { entries: EntryRow[]; lastId: number; isLast: boolean };

/** Feeds stand for themselves: what is new waits above until the reader asks for it. 0 is of all own rooms. */
export const feedKey = (projectId: number) => ['workspace-feed', projectId] as const;

async function readFeedPage(projectId: number, after: number, signal: AbortSignal): Promise<FeedPage> {
  const { data } = await call('Project/feed-list', { ProjectId: projectId, After: after }, { signal });
  return { entries: data, lastId: data.at(-1)?.entryId ?? 0, isLast: data.length < FEED_PAGE };
}

/** Entries, newest first, page by page. */
export const feedQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: feedKey(projectId),
    initialPageParam: 0,
    // Own news tell when to look; looking by itself would move what one reads.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ pageParam, signal }) => readFeedPage(projectId, pageParam, signal),
    getNextPageParam: ({ isLast, lastId }) => (isLast ? undefined : lastId),
  });

/**
 * What an open feed missed since `changeNo`, of the entries it shows, in as many answers as that takes; empty when the
 * room is gone.
 */
export async function readChanges(projectId: number, ids: readonly number[], changeNo: number): Promise<FeedChanges[]> {
  const answers: FeedChanges[] = [];
  let asked = ids;
  do {
    const request = { ProjectId: projectId, EntryIds: joinValues(asked.map(String)), ChangeNo: changeNo };
    const [changes] = (await call('Project/feed-refresh', request)).data;
    if (changes) answers.push(changes);
    asked = changes?.moreIds ?? [];
  } while (asked.length > 0);
  return answers;
}

/** One entry; null when it is none of the reader's, or gone. */
export async function readEntry(entryId: number): Promise<EntryRow | null> {
  return (await call('Project/entry-info', { EntryId: entryId })).data[0] ?? null;
}

/** An entry that is shown already, as it is now. A long content is read again for another version alone. */
async function readAgain(shown: EntryRow): Promise<EntryRow | null> {
  const [changes] = await readChanges(shown.projectId, [shown.entryId], 0);
  const fresh = changes?.entries[0];
  const isComplete = fresh?.version === shown.version && (fresh.task?.subTaskCount ?? 0) <= SHOWN_SUB_TASKS;
  return isComplete ? { ...fresh, content: shown.content, contentMoreYn: 'N' } : readEntry(shown.entryId);
}

/** Entries and comments in which a keyword stands, newest first. */
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

/** The entry that an alarm or a link leads to, whole. */
export const entryQuery = (entryId: number) =>
  queryOptions<EntryRow | null>({
    queryKey: ['workspace-feed', 'entry', entryId],
    queryFn: ({ client, queryKey }) => {
      const shown = client.getQueryData<EntryRow | null>(queryKey);
      return shown && shown.content.length > EXCERPT ? readAgain(shown) : readEntry(entryId);
    },
  });

/** The whole of an entry that a list shows as an excerpt, read once for each version. */
export const wholeQuery = ({ entryId, version }: EntryRow) =>
  queryOptions({
    queryKey: ['workspace-feed', 'whole', entryId, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readEntry(entryId),
  });

/** All sub-tasks of a task of which a list shows the first; they change without a version. */
export const subTasksQuery = ({ entryId, changeNo }: EntryRow) =>
  queryOptions<SubTask[]>({
    queryKey: ['workspace-feed', 'sub-tasks', entryId, changeNo],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async () => (await readEntry(entryId))?.task?.subTasks ?? [],
  });

/** Pinned entries of a room. */
export const pinnedQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...roomKey(projectId), 'pinned'],
    queryFn: async ({ signal }) => (await call('Project/feed-pinned-list', { ProjectId: projectId }, { signal })).data,
  });

/** What an entry said before its edits, newest first. */
export const historyQuery = (entryId: number) =>
  queryOptions<HistoryRow[]>({
    queryKey: ['workspace-feed', 'history', entryId],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call('Project/entry-history-list', { EntryId: entryId }, { signal })).data,
  });

/** One line of it whole. */
export const historyLineQuery = (entryId: number, historyId: number) =>
  queryOptions<HistoryRow | null>({
    queryKey: ['workspace-feed', 'history', entryId, historyId],
    queryFn: async ({ signal }) => {
      const request = { EntryId: entryId, HistoryId: historyId };
      return (await call('Project/entry-history-info', request, { signal })).data[0] ?? null;
    },
  });

/** Comments of an entry, the newest page first; each page from old to new. */
export const talkQuery = ({ entryId }: EntryRow) =>
  infiniteQueryOptions({
    queryKey: ['workspace-feed', 'talk', entryId],
    initialPageParam: { Before: 0, BeforeParent: 0 },
    queryFn: async ({ pageParam, signal }): Promise<RoomComment[]> =>
      (await call('Project/entry-comment-list', { EntryId: entryId, ...pageParam }, { signal })).data,
    getNextPageParam: (page) => {
      const [oldest] = page;
      if (oldest === undefined || page.length < COMMENT_PAGE) return undefined;
      return { Before: oldest.commentId, BeforeParent: oldest.parentId };
    },
  });

/** Tells that these entries were seen. */
export const markRead = (projectId: number, ids: readonly number[]) =>
  call('Project/entry-read', { ProjectId: projectId, EntryIds: joinValues(ids.map(String)) }, { idempotencyKey: null });

type Request<P extends keyof CallByPath> = CallRequest<CallByPath[P]>;

/** Open tasks of one member, by their due days. */
export const myTasksQuery = (projectId: number, userId: string) =>
  queryOptions<TaskRow[]>({
    queryKey: [...roomKey(projectId), 'mine', userId],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, SearchUserId: userId };
      const { data } = await call('Project/task-list', request, { signal });
      return data.filter(({ taskStatus }) => taskStatus !== 'C');
    },
  });

/** Days ahead, and for late tasks back, that one wants to know of. */
const NEAR = 30;

/** Schedules of the next days, of a room or with 0 of all own ones, and the reader's open tasks around; the nearest first. */
export const comingQuery = (projectId: number, from: string) =>
  queryOptions<{ schedules: CalendarItem[]; tasks: CalendarItem[] }>({
    queryKey: [...roomKey(projectId), 'coming', from],
    queryFn: async ({ signal }) => {
      const request = { ProjectId: projectId, FromDay: addDays(from, -NEAR), ToDay: addDays(from, NEAR) };
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

export const setTaskStatus = (entryId: number, version: number, status: TaskStatus) =>
  call('Project/task-change', { EntryId: entryId, Version: version, Field: 'taskStatus', Value: status });

/** The own answer to one time of a schedule. */
export const attend = (entryId: number, day: string, answer: Attendance) =>
  call('Project/schedule-attend', { EntryId: entryId, Day: day, Attendance: answer });

/** What is done to an entry, a sub-task or a time of a series with one press. */
type EntryDeed =
  | 'Project/subtask-add'
  | 'Project/subtask-edit'
  | 'Project/subtask-delete'
  | 'Project/schedule-day-delete'
  | 'Project/entry-pin'
  | 'Project/entry-delete';
export const doToEntry = <P extends EntryDeed>(path: P, request: Request<P>) => call(path, request);

/** What is said of an entry. */
type TalkDeed = 'Project/entry-comment-add' | 'Project/entry-comment-edit';
export const say = <P extends TalkDeed>(path: P, request: Request<P>, idempotencyKey: string) =>
  call(path, request, { idempotencyKey });
export const removeComment = (commentId: number) => call('Project/entry-comment-delete', { CommentId: commentId });

export const addPost = (request: Request<'Project/post-add'>, idempotencyKey: string) =>
  call('Project/post-add', request, { idempotencyKey });
export const editPost = (request: Request<'Project/post-edit'>, idempotencyKey: string) =>
  call('Project/post-edit', request, { idempotencyKey });
export const addTask = (request: Request<'Project/task-add'>, idempotencyKey: string) =>
  call('Project/task-add', request, { idempotencyKey });
export const editTask = (request: Request<'Project/task-edit'>, idempotencyKey: string) =>
  call('Project/task-edit', request, { idempotencyKey });
export const addSchedule = (request: Request<'Project/schedule-add'>, idempotencyKey: string) =>
  call('Project/schedule-add', request, { idempotencyKey });
export const editSchedule = (request: Request<'Project/schedule-edit'>, idempotencyKey: string) =>
  call('Project/schedule-edit', request, { idempotencyKey });

type SendOptions = { signal: AbortSignal; idempotencyKey: string; onProgress: (fraction: number) => void };

/** Sends one file of an entry; answers the id by which the entry will name it. */
export async function sendFile(projectId: number, file: ChosenFile, options: SendOptions): Promise<number> {
  const form = new FormData();
  form.set('ProjectId', String(projectId));
  form.set('files', file.blob, file.original);
  const { files } = await upload('Project/room-file-upload', form, options);
  return files[0]?.fileId ?? 0;
}
