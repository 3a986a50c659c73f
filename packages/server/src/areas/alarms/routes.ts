import type { alarmCalls } from '@portal/contract/areas/alarms/calls';
import {
  ALARM_BOARDS,
  ALARM_MENUS,
  ALL_AUTHORS,
  type AlarmBoard,
  alarmBoardOf,
  CATEGORIES,
  ConfirmStatus,
} from '@portal/contract/areas/alarms/feed';
import { ALARM_CHIP_KINDS, ALARM_KINDS } from '@portal/contract/areas/workspace/kinds';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '#context.ts';
import type { Handler, Routes } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { endOfAlarms } from './public/alarms.ts';
import { type AlarmFilter, countBoards, pageAlarms, pageGroups, readAlarms } from './queries.ts';
import { viewAlarm, viewGroup } from './view.ts';

type Calls = typeof alarmCalls;

/** Boards of a category; null for all of them (D-28). */
const boardsOf = (category: (typeof CATEGORIES)[number]): AlarmBoard[] | null =>
  category === 'A' ? null : ALARM_BOARDS.filter((board) => ALARM_MENUS[board].categoryType === category);

/** Author an alarm list is narrowed to; null for everybody (D-28). */
function authorOf(searched: string): string | null {
  const userId = searched.trim().toLowerCase();
  return userId === '' || userId === ALL_AUTHORS.toLowerCase() ? null : userId;
}

const filterOf = (ctx: CallCtx, input: CallInput<Calls['listGroups']>): AlarmFilter => ({
  userId: ctx.actor.userId,
  unreadOnly: input.SearchConfirmStatus === ConfirmStatus.Unread,
  boards: boardsOf(input.SearchBoardStatus),
  authorId: authorOf(input.SearchUserId),
  kinds: ALARM_KINDS.filter((kind) => input.SearchKind.includes(kind)),
  keyword: input.SearchKey.trim(),
  after: endOfAlarms(ctx.now()),
});

/** The caller's alarms, newest first; ReadId is marked read before, and does nothing when it is not his (D-29). */
const listAlarms: Handler<Calls['listAlarms']> = async (ctx, input) => {
  if (input.ReadId !== 0) await readAlarms(ctx.db, ctx.actor.userId, { id: input.ReadId }, ctx.now());
  const { rows, totalCount } = await pageAlarms(ctx.db, filterOf(ctx, input), input);
  return { rows: rows.map(viewAlarm), totalCount };
};

/** The same alarms, those of one post as one. */
const listGroups: Handler<Calls['listGroups']> = async (ctx, input) => {
  const { rows, totalCount } = await pageGroups(ctx.db, filterOf(ctx, input), input);
  return { rows: rows.map(viewGroup), totalCount };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How many alarms of each category and of each chip of the popup the caller has. */
const countAlarms: Handler<Calls['countAlarms']> = async (ctx) => {
  const counted = await countBoards(ctx.db, { userId: ctx.actor.userId, after: endOfAlarms(ctx.now()) });
  const line = <Name extends string>(categoryType: Name, among: typeof counted) => ({
    categoryType,
    unreadCount: sum(among.map(({ unread }) => unread)),
    totalCount: sum(among.map(({ total }) => total)),
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

/** Marks every alarm of the caller read (ALARM-29). */
const markAllRead: Handler<Calls['markAllRead']> = async (ctx) => {
  await readAlarms(ctx.db, ctx.actor.userId, {}, ctx.now());
};

/** Marks the caller's alarms of one post read; a post without any changes nothing. */
const markPostRead: Handler<Calls['markPostRead']> = async (ctx, input) => {
  const board = alarmBoardOf(input.BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' });
  await readAlarms(ctx.db, ctx.actor.userId, { post: { board, key: input.Id } }, ctx.now());
};

export const alarmRoutes: Routes<Calls> = { listAlarms, listGroups, countAlarms, markAllRead, markPostRead };
