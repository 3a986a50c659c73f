import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { recordHistory } from './comment-target.ts';
import { holdAward } from './hold-award.ts';
import { moveStatus } from './move-status.ts';

/** The winner marks what was sent to him as received (MT4, PART-43, D-70). */
export const receiveMaterials: Handler<typeof outsourcedProjectCalls.receiveMaterials> = async (ctx, input) => {
  const project = await holdAward(ctx, input.Id);
  const rule = projectMachine.receiveMaterials;
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  const isDue = project.delivery_type !== '' && project.material_sent && !project.material_received;
  if (!isDue) refuse('NOTHING_TO_RECEIVE');
  await moveStatus(ctx, 'receiveMaterials', project.id, { material_received: true, material_received_at: ctx.now() });
  await recordHistory(ctx, project, projectHistory.materialsReceived());
};
