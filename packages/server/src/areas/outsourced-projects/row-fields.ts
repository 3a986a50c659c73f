import { type Todo, todoFor } from '@portal/contract/areas/outsourced-projects/todos';
import { type Actor, isStaff } from '@portal/contract/core/actor';
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
  });

/** The version of a row, for staff only: it also rises with changes that contractors may not see. */
export const rowVersion = (actor: Actor, { version }: ListedRow['project']): { version?: number } =>
  isStaff(actor) ? { version } : {};
