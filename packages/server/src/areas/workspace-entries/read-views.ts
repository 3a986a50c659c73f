import { mayActOnEntry } from '@portal/contract/areas/workspace/policy';
import {
  ENTRY_PAGE,
  MIN_SEARCH_LENGTH,
  SHOWN_SUB_TASKS,
  TASK_STATUS_CODES,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { CalendarItem, TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import { daysBetween, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { findRoom, memberOf, type Room } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { roomSearchPhrase } from '#lists/room-search-terms.ts';
import { searchInTurn } from '#lists/search-turns.ts';
import { refuse } from '#refuse.ts';
import { listColumnIds } from './queries/board.ts';
import { type CalendarBar, listBars } from './queries/calendar.ts';
import { countForTabs } from './queries/files.ts';
import { loadSubTasks } from './queries/load-parts.ts';
import { listAssignees, listEntries } from './queries/parts.ts';
import { listHitIds, listHits } from './queries/search.ts';
import { cellFilter } from './queries/task-index-scans.ts';
import { listTaskIds, matchCondition } from './queries/tasks.ts';
import { visibilityGroups } from './queries/visibility-groups.ts';
import { roomsFor } from './read-feed.ts';
import { isAssignee, viewTask, viewTime } from './view.ts';

type Calls = typeof entryViewCalls;

const MOST_DAYS = 62;

type Placed = Parameters<typeof memberOf>[1] & Parameters<typeof mayActOnEntry>[2];
const mayEdit = (room: Room, entry: Placed): boolean => mayActOnEntry('edit', room, entry, memberOf(room, entry));
const mayChangeStatus = (
  room: Room,
  entry: Placed & { id: number },
  parts: Parameters<typeof isAssignee>[2],
): boolean =>
  mayActOnEntry('changeStatus', room, entry, { ...memberOf(room, entry), isAssignee: isAssignee(room, entry, parts) });

/** Tasks of a room in the order of `ids`, each with its first sub-tasks. */
async function readTasks(
  { db }: CallCtx,
  room: Room,
  ids: readonly number[],
  shownSubTasks: number,
): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  const [assignees, subTasks, entries] = await Promise.all([
    listAssignees(db, ids),
    loadSubTasks(db, ids, shownSubTasks),
    listEntries(db, ids),
  ]);
  const parts = { assignees, ...subTasks };
  const found = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const entry = found.get(id);
    const task = entry && viewTask(entry, parts);
    if (!task) return [];
    return {
      entryId: entry.id,
      projectId: room.id,
      title: entry.title,
      userId: entry.author_id,
      userName: entry.user_name,
      visibility: entry.visibility,
      ...task,
      commentCount: entry.comment_count,
      editYn: toYesNo(mayEdit(room, entry)),
      statusYn: toYesNo(mayChangeStatus(room, entry, parts)),
      version: entry.version,
    };
  });
}

/** Lists a page of the task table. */
export const listTasks: Handler<Calls['listTasks']> = async (ctx, input) => {
  const room = await findRoom(ctx, input.ProjectId);
  const matches = matchCondition(room, input, ctx.now());
  const query = { roomId: room.id, matches, cells: cellFilter(room, input), assigneeId: input.SearchUserId };
  return readTasks(ctx, room, await listTaskIds(ctx.db, query, input.OrderType, input.After), SHOWN_SUB_TASKS);
};

/** Answers the first page of every board column, or the next page of one column. */
export const readBoard: Handler<Calls['readBoard']> = async (ctx, input) => {
  const room = await findRoom(ctx, input.ProjectId);
  const matches = matchCondition(room, input, ctx.now(), input.SearchUserId);
  const cells = cellFilter(room, input);
  const after = input.TaskStatus === '' ? 0 : input.After;
  const board = [];
  for (const taskStatus of TASK_STATUS_CODES) {
    if (input.TaskStatus !== '' && input.TaskStatus !== taskStatus) continue;
    const column = { roomId: room.id, status: taskStatus };
    const ids = cells.statuses.includes(taskStatus)
      ? await listColumnIds(ctx.db, column, { matches, cells, after })
      : [];
    const cards = await readTasks(ctx, room, ids.slice(0, ENTRY_PAGE), 0);
    board.push({ taskStatus, cards, moreYn: toYesNo(ids.length > ENTRY_PAGE) });
  }
  return board;
};

const viewBar = (room: Room, bar: CalendarBar): CalendarItem => ({
  entryId: bar.id,
  projectId: room.id,
  projectColor: room.color,
  entryKind: bar.kind === 'T' ? 'T' : 'S',
  title: bar.title,
  ...viewTime(bar),
  place: bar.place,
  taskStatus: bar.task_status ?? '',
  mineYn: toYesNo(bar.mine),
  repeatYn: toYesNo(bar.repeat !== 'N'),
  editYn: toYesNo(mayEdit(room, bar)),
  version: bar.version,
});

/** Lists tasks and schedules on these days, of one room or of all own rooms. */
export const listCalendar: Handler<Calls['listCalendar']> = async (ctx, { ProjectId, FromDay, ToDay }) => {
  if (FromDay === '' || ToDay < FromDay) refuse('BAD_REQUEST', { field: 'ToDay' });
  if (daysBetween(FromDay, ToDay) > MOST_DAYS) refuse('BAD_REQUEST', { field: 'ToDay' });
  const rooms = await roomsFor(ctx, ProjectId);
  const bars = await listBars(ctx.db, visibilityGroups(rooms), { from: FromDay, to: ToDay, userId: ctx.actor.userId });
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return bars.flatMap((bar) => {
    const room = byId.get(bar.room_id);
    return room ? [viewBar(room, bar)] : [];
  });
};

/** Answers how many open tasks and files of a room the caller sees. */
export const countTabs: Handler<Calls['countTabs']> = async (ctx, { ProjectId }) => {
  const { tasks, files } = await countForTabs(ctx.db, await findRoom(ctx, ProjectId));
  return { openTaskCount: tasks, fileCount: files };
};

/** Finds entries of a room, or of all own rooms, with the keyword in their text or in a comment. A keyword of one character finds nothing. */
export const search: Handler<Calls['search']> = async (ctx, { ProjectId, SearchKey, After }) => {
  const rooms = await roomsFor(ctx, ProjectId);
  const phrase = roomSearchPhrase(SearchKey.trim());
  if ([...phrase].length < MIN_SEARCH_LENGTH || rooms.length === 0) return [];
  const ids = await searchInTurn(ctx.actor.userId, () =>
    listHitIds(ctx.db, { groups: visibilityGroups(rooms), phrase, after: After }),
  );
  return (await listHits(ctx.db, ids, phrase)).map((hit) => ({
    entryId: hit.id,
    projectId: hit.room_id,
    projectName: hit.room_name,
    projectColor: hit.room_color,
    commentId: hit.comment_id ?? 0,
    entryKind: hit.kind,
    title: hit.title,
    excerpt: hit.words,
    userName: hit.user_name,
    createdDtm: seoulTime(hit.created_at),
  }));
};
