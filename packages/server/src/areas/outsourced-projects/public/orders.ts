import { Board } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '../../../context.ts';
import { type ListRequest, listProjects } from '../../../lists/list-projects.ts';
import { removeAlarms } from '../../alarms/public/alarms.ts';
import { holdProject, moveStatus } from '../access.ts';
import { type ListedRow, outsourcedList } from '../queries/list.ts';
import { orderScope, ownerTerms } from '../scopes.ts';

/** What lists of orders and settlements are asked with, as the wire names it. */
export type AwardRequest = ListRequest & { CompanyId: number };

export type { ListedRow };

/** What a list of orders holds: everything the caller may see, or his own (D-86, D-88). */
export type OrderOwner = 'company' | 'user';

/** A page of awarded projects and their exact number (D-86, D-88). */
export function listOrders(
  ctx: CallCtx,
  request: AwardRequest,
  owner: OrderOwner,
): Promise<{ listed: ListedRow[]; totalCount: number }> {
  const visible = orderScope(ctx.actor, request.CompanyId);
  const scope = owner === 'user' ? { visible, ownerTerms: ownerTerms(ctx.actor) } : { visible };
  return listProjects(ctx, outsourcedList, request, scope);
}

/** Takes a project out of every list with its alarms; one that was awarded stays (T12, D-50). */
export async function removeProject(ctx: CallCtx, id: number): Promise<void> {
  const project = await holdProject(ctx, id);
  await moveStatus(ctx, 'remove', project.id, { deleted_at: ctx.now(), deleted_by: ctx.actor.userId });
  await removeAlarms(ctx.db, Board.Project, String(project.id));
}
