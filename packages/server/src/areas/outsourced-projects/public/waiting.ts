import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { CallCtx } from '../../../context.ts';
import { listBeginnings } from '../../../lists/list-projects.ts';
import { listOpenMonths, type OpenMonth } from '../queries/invoices.ts';
import { outsourcedList } from '../queries/list.ts';
import { projectScope } from '../scopes.ts';
import { type TodoRequest, todoScope } from '../todo-scope.ts';
import { viewRow } from '../view.ts';

/** One kind of waiting work, or all projects of a state ('' in SearchTodo), whose first `rows` are shown in an order. */
export type Waiting = TodoRequest & { status: ProjectStatus; order: 'startDate_asc' | 'createdDtm_desc'; rows: number };

/** The first projects of each kind of waiting work as the caller sees them in his list, and how many there are. */
export async function listWaiting(
  ctx: CallCtx,
  kinds: readonly Waiting[],
): Promise<{ projects: ProjectRow[]; count: number }[]> {
  const lists = kinds.map(async ({ status, order, rows, ...todo }) => ({
    request: { Page: 1, PageSize: rows, OrderType: order, SearchActiveStatus: status, SearchType: '', SearchKey: '' },
    scope: await todoScope(ctx, projectScope(ctx.actor, 0), todo),
  }));
  const found = await listBeginnings(ctx, outsourcedList, await Promise.all(lists));
  return found.map(({ listed, totalCount }) => ({
    projects: listed.map((row) => viewRow(ctx.actor, row)),
    count: totalCount,
  }));
}

/** Months from a day on that have open invoices of any company, newest first; whole won. For staff. */
export const listUnsettled = ({ db }: CallCtx, since: string): Promise<OpenMonth[]> => listOpenMonths(db, since);
