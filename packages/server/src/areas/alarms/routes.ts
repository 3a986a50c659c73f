import type { alarmCalls } from '@portal/contract/areas/alarms/calls';
import {
  ALARM_BOARDS,
  ALARM_MENUS,
  type AlarmBoard,
  alarmBoardOf,
  isAlarmKey,
} from '@portal/contract/areas/alarms/feed';
import { ALL_AUTHORS, CATEGORIES, ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import { ALARM_CHIP_KINDS, ALARM_KINDS } from '@portal/contract/areas/workspace/kinds';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { alarmCutoff } from './public/alarms.ts';
import { pageGroups } from './queries/groups.ts';
import { type AlarmFilter, countBoards, hasAlarmOf, markAlarmsRead, pageAlarms } from './queries.ts';
import { viewAlarm, viewGroup } from './view.ts';

type Calls = typeof alarmCalls;

/** Boards of a category; null for all of them (D-28). */
const boardsOf = (category: (typeof CATEGORIES)[number]): AlarmBoard[] | null =>
  category === 'A' ? null : ALARM_BOARDS.filter((board) => ALARM_MENUS[board].categoryType === category);

/** The author that a request filters by; null for all authors (D-28). */
function authorOf(searched: string): string | null {
  const userId = searched.trim().toLowerCase();
  return userId === '' || userId === ALL_AUTHORS.toLowerCase() ? null : userId;
}

/** The alarms of the caller on all boards that match the fields which every request with a filter has. */
const ownFilter = (ctx: CallCtx, input: CallInput<Calls['markPostRead' | 'listGroups']>): AlarmFilter => ({
  userId: ctx.actor.userId,
  unreadOnly: false,
  boards: null,
  authorId: authorOf(input.SearchUserId),
  kinds: ALARM_KINDS.filter((kind) => input.SearchKind.includes(kind)),
  keyword: input.SearchKey.trim(),
  after: alarmCutoff(ctx.now()),
});

/** The alarm filter of a list. */
const filterOf = (ctx: CallCtx, input: CallInput<Calls['listGroups']>): AlarmFilter => ({
  ...ownFilter(ctx, input),
  unreadOnly: input.SearchConfirmStatus === ConfirmStatus.Unread,
  boards: boardsOf(input.SearchBoardStatus),
});

/** The caller's alarms, newest first. ReadId is marked as read first, if it is the caller's (D-29). */
const listAlarms: Handler<Calls['listAlarms']> = async (ctx, input) => {
  if (input.ReadId !== 0) await markAlarmsRead(ctx.db, ctx.actor.userId, { id: input.ReadId }, ctx.now());
  const { rows, totalCount } = await pageAlarms(ctx.db, filterOf(ctx, input), input);
  return { rows: rows.map(viewAlarm), totalCount };
};

/** The caller's alarms, grouped by post. */
const listGroups: Handler<Calls['listGroups']> = async (ctx, input) => {
  const { rows, totalCount } = await pageGroups(ctx.db, filterOf(ctx, input), input);
  return { rows: rows.map(viewGroup), totalCount };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The numbers of the caller's alarms for each category, and for each chip of the popup. */
const countAlarms: Handler<Calls['countAlarms']> = async (ctx) => {
  const counted = await countBoards(ctx.db, { userId: ctx.actor.userId, after: alarmCutoff(ctx.now()) });
  const line = <Name extends string>(categoryType: Name, counts: typeof counted) => ({
    categoryType,
    unreadCount: sum(counts.map(({ unread }) => unread)),
    totalCount: sum(counts.map(({ total }) => total)),
  });
  const categories = CATEGORIES.map((category) => {
    const boards = boardsOf(category);
    return line(
      category,
      counted.filter(({ board }) => boards === null || boards.includes(board)),
    );
  });
  const chips = ALARM_CHIP_KINDS.map((chip) =>
    line(
      chip,
      counted.filter(({ kind }) => kind === chip),
    ),
  );
  return [...categories, ...chips];
};

/** Marks every alarm of the caller as read (ALARM-29). */
const markAllRead: Handler<Calls['markAllRead']> = async (ctx) => {
  await markAlarmsRead(ctx.db, ctx.actor.userId, {}, ctx.now());
};

/** Marks the caller's alarms of one post as read, those that a list showed. A post without alarms is 404 (CALLS-131). */
const markPostRead: Handler<Calls['markPostRead']> = async (ctx, input) => {
  const board = alarmBoardOf(input.BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' });
  if (!isAlarmKey(board, input.Id)) refuse('BAD_REQUEST', { field: 'Id' });
  if (!(await hasAlarmOf(ctx.db, ctx.actor.userId, { board, key: input.Id }))) refuse('NOT_FOUND');
  const post = { board, key: input.Id, filter: ownFilter(ctx, input), ...(input.ReadId > 0 && { upTo: input.ReadId }) };
  await markAlarmsRead(ctx.db, ctx.actor.userId, { post }, ctx.now());
};

/** Handlers of the calls about alarms. */
export const alarmRoutes: Routes<Calls> = { listAlarms, listGroups, countAlarms, markAllRead, markPostRead };
