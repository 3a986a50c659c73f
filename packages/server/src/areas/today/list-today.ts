import { Todo, type TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork, todayCalls } from '@portal/contract/areas/today/calls';
import { defaultScope, LINE_RULES, linesOf, TODAY_ROWS, type TodayLine } from '@portal/contract/areas/today/lines';
import { seoulDay } from '@portal/contract/core/dates';
import { daysUntilWorkingDay, weekAhead } from '#areas/outsourced-projects/public/upcoming-days.ts';
import { listUnsettled, listWaitingWork } from '#areas/outsourced-projects/public/waiting-work.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';

/** The days that a line is about; most lines have none. */
async function daysOf({ db }: CallCtx, line: TodayLine, today: string): Promise<readonly string[]> {
  if (line === Todo.Starting) return daysUntilWorkingDay(db, today);
  if (line === Todo.StartsThisWeek) return weekAhead(today);
  return line === Todo.StartsToday ? [today] : [];
}

const workOf = (line: TodayLine, scope: TodoScope) => ({
  status: LINE_RULES[line].status,
  SearchTodo: LINE_RULES[line].todo,
  SearchScope: scope,
  order: line === 'offers' ? ('createdDtm_desc' as const) : ('startDate_asc' as const),
  rows: TODAY_ROWS,
});

/** Open invoices of every month (D-222). */
async function readUnsettled(ctx: CallCtx): Promise<Pick<TodayWork, 'count' | 'months'>> {
  const months = await listUnsettled(ctx);
  return {
    count: months.reduce((sum, month) => sum + month.count, 0),
    months: months.map(({ month, count, amount }) => ({ yearMonth: month, count, amount })),
  };
}

/**
 * Answers the lines of the caller's role, each with its count and first projects. The number of statements is fixed.
 */
export const listToday: Handler<typeof todayCalls.listToday> = async (ctx, input) => {
  const lines = linesOf(ctx.actor);
  const scope = input.SearchScope || defaultScope(ctx.actor);
  const today = seoulDay(ctx.now());
  const works = lines.filter((line) => line !== 'unsettled');
  const found =
    works.length === 0
      ? []
      : await listWaitingWork(
          ctx,
          works.map((line) => workOf(line, scope)),
        );
  return Promise.all(
    lines.map(async (line) => {
      const days = await daysOf(ctx, line, today);
      const work = { line, count: 0, fromDay: days[0] ?? '', toDay: days.at(-1) ?? '', projects: [], months: [] };
      return line === 'unsettled'
        ? { ...work, ...(await readUnsettled(ctx)) }
        : { ...work, ...found[works.indexOf(line)] };
    }),
  );
};
