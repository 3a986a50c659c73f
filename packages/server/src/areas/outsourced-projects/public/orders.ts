import { Board } from '@portal/contract/areas/comments/boards';
import { ORDER_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { ConditionRequest } from '@portal/contract/core/condition-fields';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { logDeletion } from '#areas/audit/public/log.ts';
import { cancelOffersOf } from '#areas/notify/public/announce.ts';
import { loggedProject } from '#areas/project/public/logged-project.ts';
import type { CallCtx } from '#context.ts';
import { withConditions } from '#lists/conditions.ts';
import { countStatuses, type ListRequest, listProjects, type Scope } from '#lists/list-projects.ts';
import { lockProject, moveStatus } from '../access.ts';
import { type ListedRow, outsourcedList } from '../queries/list.ts';
import { isOwnOrder, orderScope } from '../queries/scopes.ts';
import { type TodoRequest, todoScope } from '../queries/todo-scope.ts';
import { staffFields, todoOfRow, unreadChanges } from '../row-fields.ts';
import { companyOfRows, type FigureRequest, figureScope } from './figures.ts';

/** The request of lists of orders and settlements, in wire names. */
export type AwardRequest = ListRequest & { CompanyId: number };

/** The project of a step, and the Version that the caller decided on. */
export type StepRequest = { Id: number; Version?: number | undefined };
type RemoveRequest = StepRequest & { DeleteReason: string };

export { type ListedRow, staffFields, todoOfRow, unreadChanges };

type OrderFilter = { CompanyId: number } & ConditionRequest & Partial<TodoRequest> & Partial<FigureRequest>;

/** The orders of a list: all that the caller may see, or only their own (D-86, D-88). */
export type OrderOwner = 'company' | 'user';

/** A request that names no waiting work and no figure. */
const UNNARROWED = {
  SearchTodo: '',
  SearchScope: 'mine',
  SearchFigure: '',
  SearchMonth: '',
  SearchOwner: 'all',
  AreaId: 0,
} as const;

/** The scope of a list of orders. Only the company list can be narrowed to waiting work and figures. */
async function ownedScope(ctx: CallCtx, request: OrderFilter, owner: OrderOwner): Promise<Scope> {
  if (owner === 'user') {
    const scope = orderScope(ctx.actor, request.CompanyId);
    return withConditions({ ...scope, filters: [...scope.filters, isOwnOrder(ctx.actor)] }, request, outsourcedList);
  }
  const narrowed = { ...UNNARROWED, ...request };
  const scope = orderScope(ctx.actor, companyOfRows(ctx.actor, narrowed));
  return withConditions(
    await figureScope(ctx, await todoScope(ctx, scope, narrowed), narrowed),
    request,
    outsourcedList,
  );
}

/** A page of awarded projects and their exact number (D-86, D-88). */
export async function listOrders(
  ctx: CallCtx,
  request: AwardRequest & OrderFilter,
  owner: OrderOwner,
): Promise<{ listed: ListedRow[]; totalCount: number }> {
  return listProjects(ctx, outsourcedList, request, await ownedScope(ctx, request, owner));
}

/** Counts the orders of each state under the same filters. */
export const countOrders = async (
  ctx: CallCtx,
  request: OrderFilter & Pick<AwardRequest, 'SearchType' | 'SearchKey'>,
  owner: OrderOwner,
) =>
  countStatuses(
    ctx,
    { list: outsourcedList, statuses: ORDER_STATUSES },
    request,
    await ownedScope(ctx, request, owner),
  );

/** Deletes a project from every list and removes its alarms; an awarded project cannot be deleted (T12, D-50). */
export async function removeProject(ctx: CallCtx, input: RemoveRequest): Promise<void> {
  const project = await lockProject(ctx, input.Id);
  const deleted = { deleted_at: ctx.now(), deleted_by: ctx.actor.userId };
  await moveStatus(ctx, { event: 'remove', project, version: input.Version }, deleted);
  await removeAlarms(ctx.db, Board.Project, String(project.id));
  await cancelOffersOf(ctx, project.id);
  await logDeletion(ctx, { ...loggedProject('outsourced', project.id), reason: input.DeleteReason });
}
