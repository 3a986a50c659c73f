import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { CONFIRMED_BY_SENDING, projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { isSameShipping, shippingChecks, shippingText } from '@portal/contract/areas/outsourced-projects/shipping';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';
import { shippingColumns, shippingOf } from './shipping-columns.ts';

/**
 * Marks the materials of an awarded project as sent, confirming them if need be; sending again before the receipt
 * corrects the shipment, and the same shipment again changes nothing (MT3, D-69, MAT-20 to MAT-29).
 */
export const sendMaterials: Handler<typeof outsourcedProjectCalls.sendMaterials> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  refuseFailed(firstFailure(shippingChecks, input));
  const rule = projectMachine.sendMaterials;
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  if (project.no_materials) refuse('BAD_STATE');
  if (project.material_received) refuse('MATERIAL_RECEIVED');
  const stored = shippingOf(project);
  if (project.material_sent && isSameShipping(stored, input)) return;

  await moveStatus(ctx, 'sendMaterials', project.id, {
    ...shippingColumns(input),
    material_sent: true,
    material_confirmed: true,
  });
  const former = project.material_sent ? shippingText(stored) : '';
  const confirmed = project.material_confirmed ? [] : [projectHistory.materialsConfirmed(CONFIRMED_BY_SENDING)];
  await recordHistory(ctx, project, ...confirmed, projectHistory.materialsSent(former, shippingText(input)));
};
