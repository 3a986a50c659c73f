import type { InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { joinValues } from '@portal/contract/core/multi-value';
import type { ListNames } from '../../db/lists/find-names.ts';
import type { ListedProject } from './queries/list-page.ts';

/** One list row but for its number (wire.md, Projects). */
export const viewRow = (project: ListedProject, names: ListNames): Omit<InternalRow, 'no'> => ({
  id: project.id,
  projectType: project.project_type,
  areaName: names.area(project.area_id),
  projectName: project.project_name,
  startDate: project.start_date,
  startTime: project.start_time,
  customerName: project.customer_name,
  mizeSalesUserName: names.user(project.sales_user_id),
  mizePMUserName: joinValues(project.pm_ids.map(names.user)),
  status: project.status,
  mizeStatus: project.status,
  orderStatus: project.status,
});
