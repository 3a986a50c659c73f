import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { type ChangeReason, reasonFor } from '@portal/contract/core/changes';
import { messageText } from '@portal/contract/messages/catalogue';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { moveStatus } from './move-status.ts';
import { hasMaterials } from './queries/detail.ts';
import { recordHistory } from './record-history.ts';

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
  const rule = projectMachine[event];
  if (!rule.may(ctx.actor)) refuse('FORBIDDEN');
  if (!project.no_materials && !(await hasMaterials(ctx.db, project.id))) {
    refuse('FIELD_REQUIRED', { field: 'Materials', message: 'project.materials.missing' });
  }
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  if (project.no_materials || project.material_confirmed === changes.material_confirmed) refuse('BAD_STATE');
  const { itemName } = line('');
  const reason = givenReason(input.ChangeReasons, itemName) ?? refuse('REASON_MISSING', { field: 'ChangeReasons' });
  await moveStatus(ctx, event, project.id, changes);
  await recordHistory(ctx, project, line(reason));
  return { data: [], message: messageText(done) };
};

/** One reason, under any name (wire.md, Requests); the item's own goes first. */
const givenReason = (reasons: readonly ChangeReason[], itemName: string): string | undefined =>
  reasonFor(reasons, itemName) ?? reasons.find(({ Reason }) => Reason.trim() !== '')?.Reason;
