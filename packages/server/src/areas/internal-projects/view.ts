import type { InternalInfo, InternalRow } from '@portal/contract/areas/internal-projects/shapes';
import { joinValues } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import { viewMaterials, viewMoment, viewShared, viewSite } from '#areas/project/public/view-project.ts';
import type { NumberedProject } from '#lists/list-projects.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';
import type { InternalListItem } from './queries/list.ts';

/** One row of the list (wire.md, Projects). */
export const viewRow = ({ project, no, names }: NumberedProject<InternalListItem>): InternalRow => ({
  id: project.id,
  version: project.version,
  no,
  projectType: project.project_type,
  areaName: names.area(project.area_id),
  projectName: project.project_name,
  startDate: project.start_date,
  startTime: project.start_time,
  customerName: project.customer_name,
  placeName: project.place_name,
  addr1: project.addr1,
  addr2: project.addr2,
  mizeSalesUserName: names.user(project.sales_user_id),
  mizePMUserName: joinValues(project.pm_ids.map(names.user)),
  status: project.status,
  mizeStatus: project.status,
  orderStatus: project.status,
});

/** The whole internal project; staff see all of it. */
export const viewProject = (project: ProjectRecord, parts: ProjectParts): InternalInfo => ({
  ...viewShared(project, parts),
  ...viewSite(project, true),
  ...viewChoice(project),
  projectType: project.project_type,
  maintenanceType: project.maintenance_type,
  payType: project.pay_type,
  price: project.price === null ? '' : String(project.price),
  startDate: project.start_date,
  startTime: project.start_time,
  mizeMaterials: viewMaterials(parts),
  canceledDtm: viewMoment(project.canceled_at),
  cancelMemo: project.cancel_memo,
  createdUserId: project.created_by,
  createdUserName: project.creator_name,
  wrId: project.wr_id ?? '',
});

/** The construction manager, and the fields that an edit does not track (D-79). */
const viewChoice = (project: ProjectRecord) => ({
  choiceSelDate: project.start_date,
  choiceCompanyId: project.choice_company_id ?? ('' as const),
  choiceCompanyName: project.choice_company_name ?? '',
  choiceUserId: project.choice_user_id ?? '',
  choiceUserName: project.choice_user_name ?? '',
  totalPeople: String(project.total_people ?? ''),
  managerUserName: project.manager_user_name,
  managerUserPhone: withHyphens(project.manager_user_phone),
});
