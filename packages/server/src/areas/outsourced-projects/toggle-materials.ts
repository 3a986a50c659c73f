import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { messageText } from '@portal/contract/messages';
import type { Handler } from '../../http/handlers.ts';
import { toggleReason } from '../project/public/toggle-reason.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';
import { hasMaterials } from './queries/detail.ts';

/** Confirming locks the quantities; reopening takes back a shipment too, its fields stay as a draft (D-67, D-68). */
const TOGGLES = {
  Y: {
    event: 'confirmMaterials',
    line: projectHistory.materialsConfirmed,
    changes: { material_confirmed: true },
    done: 'materials.confirm.done',
  },
  N: {
    event: 'reopenMaterials',
    line: projectHistory.materialsReopened,
    changes: {
      material_confirmed: false,
      material_sent: false,
      material_received: false,
      material_received_at: null,
    },
    done: 'materials.reopen.done',
  },
} as const;

/** Confirms (Y) or reopens (N) the materials of a project, with a reason (MT1, MT2, MAT-14). */
export const toggleMaterials: Handler<typeof outsourcedProjectCalls.toggleMaterials> = async (ctx, input) => {
  const { event, line, changes, done } = TOGGLES[input.Status];
  const project = await holdProject(ctx, input.Id);
  const reason = toggleReason(ctx.actor, {
    rule: projectMachine[event],
    status: project.status,
    noMaterials: project.no_materials,
    hasMaterials: await hasMaterials(ctx.db, project.id),
    isConfirmed: project.material_confirmed,
    wanted: changes.material_confirmed,
    fields: { materials: 'Materials', reasons: 'ChangeReasons' },
    itemName: line('').itemName,
    reasons: input.ChangeReasons,
  });
  await moveStatus(ctx, event, project.id, changes);
  await recordHistory(ctx, project, line(reason));
  return { data: [], message: messageText(done) };
};
