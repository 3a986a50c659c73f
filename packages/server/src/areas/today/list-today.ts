import { InternalTodo } from '@portal/contract/areas/internal-projects/todos';
import { Todo, type TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork, todayCalls } from '@portal/contract/areas/today/calls';
import {
  defaultScope,
  isInternalLine,
  LINE_RULES,
  linesOf,
  menusOfLine,
  staysEmpty,
  TODAY_ROWS,
  type TodayLine,
} from '@portal/contract/areas/today/lines';
import { isStaff } from '@portal/contract/core/actor';
import { seoulDay } from '@portal/contract/core/dates';
import { listWaitingInternal } from '#areas/internal-projects/public/waiting-work.ts';
import { hasMenu } from '#areas/menu/public/grants.ts';
import { daysUntilWorkingDay, weekAhead } from '#areas/outsourced-projects/public/upcoming-days.ts';
import { listUnsettled, listWaitingWork } from '#areas/outsourced-projects/public/waiting-work.ts';
import { countMissingSites } from '#areas/site/public/sites-of-today.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';

/** The days that a line is about; most lines have none. */
async function daysOf({ db }: CallCtx, line: TodayLine, today: string): Promise<readonly string[]> {
  if (line === Todo.Starting) return daysUntilWorkingDay(db, today);
  if (line === Todo.StartsThisWeek || line === InternalTodo.StartsThisWeek) return weekAhead(today);
  return line === Todo.StartsToday || line === InternalTodo.StartsToday ? [today] : [];
}

/** Open invoices of every month (D-222). */
async function readUnsettled(ctx: CallCtx): Promise<Pick<TodayWork, 'count' | 'months'>> {
  const months = await listUnsettled(ctx);
  return {
    count: months.reduce((sum, month) => sum + month.count, 0),
    months: months.map(({ month, count, amount }) => ({ yearMonth: month, count, amount })),
  };
}

/** The lines of the caller's role whose lists are open to them. */
async function openLines({ db, actor }: CallCtx): Promise<TodayLine[]> {
  const lines = await Promise.all(
    linesOf(actor).map(async (line) => {
      const menus = menusOfLine(line);
      return menus.length === 0 || (await hasMenu(db, actor.userId, menus)) ? [line] : [];
    }),
  );
  return lines.flat();
}

/** The count of a line and its first projects, or its months. */
async function readLine(
  ctx: CallCtx,
  line: TodayLine,
  scope: TodoScope,
): Promise<Pick<TodayWork, 'count'> & Partial<TodayWork>> {
  if (line === 'unsettled') return readUnsettled(ctx);
  if (isInternalLine(line)) return listWaitingInternal(ctx, { SearchTodo: line, SearchScope: scope }, TODAY_ROWS);
  const { status, todo } = LINE_RULES[line];
  const waiting = listWaitingWork(ctx, {
    status,
    SearchTodo: todo,
    SearchScope: scope,
    order: line === 'offers' ? 'createdDtm_desc' : 'startDate_asc',
    rows: TODAY_ROWS,
  });
  if (line !== Todo.StartsToday || !isStaff(ctx.actor)) return waiting;
  const [work, missingSites] = await Promise.all([waiting, countMissingSites(ctx, scope === 'mine')]);
  return { ...work, missingSites };
}

/**
 * Answers the lines of the caller's role, each with its count and first projects. The number of statements is fixed.
 * A line of internal projects that counts nothing is left out.
 */
export const listToday: Handler<typeof todayCalls.listToday> = async (ctx, input) => {
  const scope = input.SearchScope || defaultScope(ctx.actor);
  const today = seoulDay(ctx.now());
  const lines = await Promise.all(
    (await openLines(ctx)).map(async (line): Promise<TodayWork> => {
      const days = await daysOf(ctx, line, today);
      const empty = { projects: [], internalProjects: [], months: [], missingSites: 0 };
      const work = { line, fromDay: days[0] ?? '', toDay: days.at(-1) ?? '', ...empty };
      return { ...work, ...(await readLine(ctx, line, scope)) };
    }),
  );
  return lines.filter(({ line, count }) => count > 0 || staysEmpty(line));
};
