import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { editChecks, type ProjectDraft } from '@portal/contract/areas/outsourced-projects/forms';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { firstFailure } from '@portal/contract/core/checks';
import { toYesNo } from '@portal/contract/core/yes-no';
import type { Handler } from '../../http/handlers.ts';
import { refuseFailed } from '../../refuse.ts';
import { reachProject } from './access.ts';
import { moveStatus } from './move-status.ts';
import { type ProjectParts, type ProjectRecord, readParts } from './queries/detail.ts';
import { deleteScores } from './queries/write.ts';

/** Nothing of the former award is left when a withdrawn project goes out again (T3, D-59). */
const WITHOUT_AWARD = {
  choice_date: null,
  choice_company_id: null,
  choice_user_id: null,
  choice_at: null,
  total_people: null,
  manager_user_name: '',
  manager_user_phone: '',
  bill_date: null,
  delivery_type: '',
  send_type: '',
  send_zip_code: '',
  send_addr1: '',
  send_addr2: '',
  parcel_number: '',
  courier_phone: '',
  visitor_name: '',
  material_sent: false,
  material_received: false,
  material_received_at: null,
};

/** Opens a project for acceptance: P to N, or F to N with the former award cleared (T2, T3). */
export const post: Handler<typeof outsourcedProjectCalls.post> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  refuseFailed(firstFailure(editChecks, draftOf(project, await readParts(ctx.db, project.id))));
  const posted = { posted_at: ctx.now() };
  if (project.status !== ProjectStatus.Withdrawn) return moveStatus(ctx, 'post', project.id, posted);
  await moveStatus(ctx, 'repost', project.id, { ...WITHOUT_AWARD, ...posted });
  await deleteScores(ctx.db, project.id);
};

/** The stored project as the form would send it. */
const draftOf = (project: ProjectRecord, parts: ProjectParts): ProjectDraft => ({
  ProjectName: project.project_name,
  Price: String(project.price),
  AreaId: project.area_id,
  StartDate: parts.startDates,
  MaterialsNoYN: toYesNo(project.no_materials),
  Materials: parts.materials.map((line) => ({ MaterialId: line.id, MaterialCnt: line.quantity })),
  MizeSalesUserId: project.sales_user_id,
  MizePMUserId: parts.pms.map((pm) => pm.user_id),
  CustomerName: project.customer_name,
  Addr2: project.addr2,
  PlaceName: project.place_name,
  PlaceManagerName: project.place_manager_name,
  PlaceManagerMobile: project.place_manager_mobile,
});
