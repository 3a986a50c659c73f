import { agreedItems } from '@portal/contract/areas/outsourced-projects/agreement';
import { seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { todoFor } from '@portal/contract/areas/outsourced-projects/todo-rules';
import type { Todo } from '@portal/contract/areas/outsourced-projects/todos';
import { type Actor, isPartner, isStaff } from '@portal/contract/core/actor';
import type { CallCtx } from '#context.ts';
import { countUnread } from './queries/agreed-changes.ts';
import type { ListedRow } from './queries/list.ts';

/** What the viewer has to do in the project of a row; '' for nothing. */
export const todoOfRow = (actor: Actor, { project, names }: ListedRow): Todo | '' =>
  todoFor(actor, {
    status: project.status,
    choiceCompanyId: project.choice_company_id,
    choiceUserId: project.choice_user_id ?? '',
    choiceUserActive: names.isActive(project.choice_user_id),
    salesUserId: project.sales_user_id,
    pmUserIds: project.pm_ids,
    noMaterials: project.no_materials,
    materialSent: project.material_sent,
    materialReceived: project.material_received,
    hasDelivery: project.delivery_type !== '',
    hasBillDate: project.bill_date !== null,
    objected: project.objected,
  });

/**
 * How many changes of what was agreed the viewer has not opened, for each row of a page. Only contractors have any, in
 * awards of their company while they see the customer.
 */
export async function unreadChanges(
  { db, actor }: CallCtx,
  listed: readonly ListedRow[],
): Promise<(row: ListedRow) => number> {
  const isOwn = ({ project }: ListedRow) =>
    isPartner(actor) && seesCustomer(actor, { status: project.status, choiceCompanyId: project.choice_company_id });
  const projectIds = listed.filter(isOwn).map(({ project }) => project.id);
  if (projectIds.length === 0) return () => 0;
  const counts = await countUnread(db, { projectIds, userId: actor.userId, itemNames: agreedItems(true) });
  return ({ project }) => counts.find(({ id }) => id === project.id)?.count ?? 0;
}

/** What only staff see of a row. Its version also rises with changes that contractors may not see. */
export const staffFields = (
  actor: Actor,
  { project, names }: ListedRow,
): { mizeSalesUserName?: string; version?: number } =>
  isStaff(actor) ? { mizeSalesUserName: names.user(project.sales_user_id), version: project.version } : {};
