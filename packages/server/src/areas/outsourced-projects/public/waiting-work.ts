import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { ALL } from '@portal/contract/core/list-request';
import type { CallCtx } from '#context.ts';
import { listProjects } from '#lists/list-projects.ts';
import { listOpenMonths, type OpenMonth } from '../queries/invoices.ts';
import { type ListedRow, outsourcedList } from '../queries/list.ts';
import { projectScope } from '../queries/scopes.ts';
import { type TodoRequest, todoScope } from '../queries/todo-scope.ts';
import { unreadChanges } from '../row-fields.ts';
import { viewRow } from '../view.ts';

/**
 * A query for one kind of waiting work, or for all projects of a state (SearchTodo ''). `rows` is how many projects are
 * shown.
 */
export type WaitingWorkQuery = TodoRequest & {
  status: ProjectStatus | typeof ALL;
  order: 'startDate_asc' | 'createdDtm_desc';
  rows: number;
};

/** The first projects of one kind of waiting work that the caller sees, and their number. */
export async function listWaitingWork(
  ctx: CallCtx,
  { status, order, rows, ...todo }: WaitingWorkQuery,
): Promise<{ projects: ProjectRow[]; count: number }> {
  const filter = { SearchActiveStatus: status, SearchType: '', SearchKey: '' };
  const request = { Page: 1, PageSize: rows, OrderType: order, ...filter };
  const scope = await todoScope(ctx, projectScope(ctx.actor, 0), todo);
  const { listed, totalCount } = await listProjects(ctx, outsourcedList, request, scope);
  const changeCount = await unreadChanges(ctx, listed);
  const view = (row: ListedRow, index: number) => viewRow(ctx.actor, { ...row, no: index + 1 }, changeCount(row));
  return { projects: listed.map(view), count: totalCount };
}

/** Every month that has open invoices of any company, newest first, in whole won. For staff. */
export const listUnsettled = ({ db }: CallCtx): Promise<OpenMonth[]> => listOpenMonths(db);
