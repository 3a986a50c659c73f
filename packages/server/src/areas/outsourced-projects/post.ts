import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuseFailed } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';
import { storedValues } from './project-values.ts';
import { readParts } from './queries/detail.ts';
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
  const project = await holdProject(ctx, input.Id);
  const stored = storedValues(project, await readParts(ctx.db, project.id));
  refuseFailed(firstFailure(editChecks, stored));
  const posted = { posted_at: ctx.now() };
  if (project.status !== ProjectStatus.Withdrawn) {
    await moveStatus(ctx, 'post', project.id, posted);
    return recordHistory(ctx, project, projectHistory.posted());
  }
  await moveStatus(ctx, 'repost', project.id, { ...WITHOUT_AWARD, ...posted });
  await deleteScores(ctx.db, project.id);
  await recordHistory(ctx, project, projectHistory.reposted(project.choice_company_name ?? ''));
};
