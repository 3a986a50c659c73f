import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { CONFIRMED_BY_SENDING, projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { isSameShipping, shippingChecks, shippingText } from '@portal/contract/areas/outsourced-projects/shipping';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import { alreadyToggled, toggleReason } from '#areas/project/public/refuse-invalid.ts';
import { answerWaitingOf, isReceiptWaiting } from '#areas/receipts/public/receipts.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockAsWinner, lockProject, moveStatus, refuseStaleStep } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { shippingColumns, shippingOf } from './form-values.ts';
import { hasMaterials, type ProjectRecord } from './queries/detail.ts';
import { notifyWinner } from './winner-events.ts';

/** Confirming locks the quantities. Reopening also undoes a shipment, whose fields stay as a draft (D-67, D-68). */
const TOGGLES = {
  Y: {
    event: 'confirmMaterials',
    line: projectHistory.materialsConfirmed,
    changes: { material_confirmed: true },
    doneMessage: 'materials.confirm.done',
  },
  N: {
    event: 'reopenMaterials',
    line: projectHistory.materialsReopened,
    changes: {
      material_confirmed: false,
      material_sent: false,
      material_sent_at: null,
      material_received: false,
      material_received_at: null,
    },
    doneMessage: 'materials.reopen.done',
  },
} as const;

/** The refusal of a step of materials that have been received. */
export const alreadyReceived = ({ material_received }: ProjectRecord) =>
  material_received ? ('MATERIAL_RECEIVED' as const) : undefined;

/** Confirms (Y) or reopens (N) the materials of a project, with a reason (MT1, MT2). */
export const toggleMaterials: Handler<typeof outsourcedProjectCalls.toggleMaterials> = async (ctx, input) => {
  const { event, line, changes, doneMessage } = TOGGLES[input.Status];
  const project = await lockProject(ctx, input.Id);
  const already = alreadyToggled(project, changes.material_confirmed);
  const step = { event, project, version: input.Version, already };
  refuseStaleStep(ctx, step);
  const reason = toggleReason(ctx.actor, {
    rule: projectMachine[event],
    status: project.status,
    noMaterials: project.no_materials,
    hasMaterials: await hasMaterials(ctx.db, project.id),
    fields: { materials: 'Materials', reasons: 'ChangeReasons' },
    itemName: line('').itemName,
    reasons: input.ChangeReasons,
  });
  await moveStatus(ctx, step, changes);
  await recordHistory(ctx, project, line(reason));
  if (event === 'reopenMaterials') {
    await answerWaitingOf(ctx, project.id, 'C');
    await notifyWinner(ctx, project, 'reopened');
  }
  return { data: [], message: messageText(doneMessage) };
};

/**
 * Marks the materials of an awarded project as sent, and confirms them if necessary (MT3, D-69). Sending again before
 * the receipt corrects the shipment. Sending the same shipment again changes nothing.
 */
export const sendMaterials: Handler<typeof outsourcedProjectCalls.sendMaterials> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  refuseFailedCheck(firstFailure(shippingChecks, input));
  const step = { event: 'sendMaterials', project, version: input.Version, already: alreadyReceived(project) } as const;
  const rule = projectMachine.sendMaterials;
  const stored = shippingOf(project);
  // What is sent for a difference is a new shipment, also in the same way as before (D-450).
  const isNew = !project.material_sent || (await isReceiptWaiting(ctx.db, project.id));
  const isSame = !isNew && !project.material_received && isSameShipping(stored, input);
  if (isSame && rule.from.includes(project.status)) return;
  refuseStaleStep(ctx, step);
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  if (project.no_materials) refuse('BAD_STATE');

  await moveStatus(ctx, step, {
    ...shippingColumns(input),
    material_sent: true,
    material_sent_at: isNew ? ctx.now() : project.material_sent_at,
    material_confirmed: true,
  });
  const former = project.material_sent ? shippingText(stored) : '';
  const confirmed = project.material_confirmed ? [] : [projectHistory.materialsConfirmed(CONFIRMED_BY_SENDING)];
  await recordHistory(ctx, project, ...confirmed, projectHistory.materialsSent(former, shippingText(input)));
  await answerWaitingOf(ctx, project.id, 'N');
  await notifyWinner(ctx, project, 'sent');
};

/** Refuses a receipt of materials that were not sent (MT4). */
export function refuseUnsent(project: ProjectRecord): void {
  const rule = projectMachine.receiveMaterials;
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  const isDue = project.delivery_type !== '' && project.material_sent;
  if (!isDue) refuse('NOTHING_TO_RECEIVE');
}

/** The winner confirms the receipt of sent materials (MT4, D-70), unless a difference waits for staff (D-449). */
export const receiveMaterials: Handler<typeof outsourcedProjectCalls.receiveMaterials> = async (ctx, input) => {
  const project = await lockAsWinner(ctx, input.Id);
  await readMessagesOf(ctx, { projectId: project.id });
  const already = alreadyReceived(project);
  const step = { event: 'receiveMaterials', project, version: input.Version, already } as const;
  refuseStaleStep(ctx, step);
  refuseUnsent(project);
  if (await isReceiptWaiting(ctx.db, project.id)) refuse('RECEIPT_WAITING');
  await moveStatus(ctx, step, { material_received: true, material_received_at: ctx.now() });
  await recordHistory(ctx, project, projectHistory.materialsReceived());
};
