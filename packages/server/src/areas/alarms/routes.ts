import type { alarmCalls } from '@portal/contract/areas/alarms/calls';
import { ALL_AUTHORS, type CATEGORIES } from '@portal/contract/areas/alarms/feed';
import { BOARD_MENUS, Board } from '@portal/contract/areas/comments/boards';
import type { Handler, Routes } from '../../http/handlers.ts';
import { endOfAlarms } from './public/alarms.ts';
import { pageAlarms, readAlarm, readAllAlarms } from './queries.ts';
import { viewAlarm } from './view.ts';

type Calls = typeof alarmCalls;

/** Boards of a category; null for all of them (D-28). */
const boardsOf = (category: (typeof CATEGORIES)[number]): Board[] | null =>
  category === 'A' ? null : Object.values(Board).filter((board) => BOARD_MENUS[board].categoryType === category);

/** Author an alarm list is narrowed to; null for everybody (D-28). */
function authorOf(searched: string): string | null {
  const userId = searched.trim().toLowerCase();
  return userId === '' || userId === ALL_AUTHORS.toLowerCase() ? null : userId;
}

/** The caller's alarms, newest first; ReadId is marked read before, and does nothing when it is not his (D-29). */
const listAlarms: Handler<Calls['listAlarms']> = async (ctx, input) => {
  const { userId } = ctx.actor;
  if (input.ReadId !== 0) await readAlarm(ctx.db, userId, input.ReadId, ctx.now());
  const { rows, totalCount } = await pageAlarms(
    ctx.db,
    {
      userId,
      unreadOnly: input.SearchConfirmStatus === 'N',
      boards: boardsOf(input.SearchBoardStatus),
      authorId: authorOf(input.SearchUserId),
      after: endOfAlarms(ctx.now()),
    },
    input,
  );
  return { rows: rows.map(viewAlarm), totalCount };
};

/** Marks every alarm of the caller read. */
const markAllRead: Handler<Calls['markAllRead']> = async (ctx) => {
  await readAllAlarms(ctx.db, ctx.actor.userId, ctx.now());
};

export const alarmRoutes: Routes<Calls> = { listAlarms, markAllRead };
