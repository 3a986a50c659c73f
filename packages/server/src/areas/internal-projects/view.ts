import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { withHyphens } from '@portal/contract/core/phone';
import { viewMaterials, viewMoment, viewPart, viewSite } from '../project-parts/public/view-part.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';

/** The whole internal project; staff see all of it. */
export const viewProject = (project: ProjectRecord, parts: ProjectParts): InternalInfo => ({
  ...viewPart(project, parts),
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

/** The construction manager and what is passed through beside him (D-79). */
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
