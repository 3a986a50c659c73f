import { Board } from '@portal/contract/areas/comments/boards';
import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import { internalMachine } from '@portal/contract/areas/internal-projects/machine';
import { cancelChecks } from '@portal/contract/areas/project/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { logDeletion } from '#areas/audit/public/log.ts';
import { loggedProject } from '#areas/project/public/logged-project.ts';
import { alreadyToggled, toggleReason } from '#areas/project/public/refuse-invalid.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { lockProject, moveStatus, refuseStaleStep } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { hasMaterials } from './queries/detail.ts';

/** Completes a project in progress, which is final (I3). */
export const complete: Handler<typeof internalProjectCalls.complete> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const changes = { completed_at: ctx.now(), completed_by: ctx.actor.userId };
  await moveStatus(ctx, { event: 'complete', project, version: input.Version }, changes);
  await recordHistory(ctx, project, internalHistory.completed());
};

/** Cancels a project in progress, with a reason (I4). */
export const cancel: Handler<typeof internalProjectCalls.cancel> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const failed = firstFailure(cancelChecks, input);
  if (failed) refuse('CANCEL_MEMO', { field: failed.field });
  const changes = { canceled_at: ctx.now(), cancel_memo: input.cancelMemo };
  await moveStatus(ctx, { event: 'cancel', project, version: input.Version }, changes);
  await recordHistory(ctx, project, internalHistory.canceled(input.cancelMemo));
};

/** Deletes a project and its alarms; a completed project cannot be deleted (I7, D-82). */
export const remove: Handler<typeof internalProjectCalls.remove> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const changes = { deleted_at: ctx.now(), deleted_by: ctx.actor.userId };
  await moveStatus(ctx, { event: 'remove', project, version: input.Version }, changes);
  await removeAlarms(ctx.db, Board.Internal, String(project.id));
  await logDeletion(ctx, { ...loggedProject('internal', project.id), reason: input.DeleteReason });
};

const TOGGLES = {
  Y: {
    event: 'confirmMaterials',
    line: internalHistory.materialsConfirmed,
    isConfirming: true,
    doneMessage: 'materials.confirm.done',
  },
  N: {
    event: 'reopenMaterials',
    line: internalHistory.materialsReopened,
    isConfirming: false,
    doneMessage: 'materials.reopen.done',
  },
} as const;

/** Confirms (Y) or reopens (N) the materials of a project in progress, with a reason (I5, I6). */
export const toggleMaterials: Handler<typeof internalProjectCalls.toggleMaterials> = async (ctx, input) => {
  const { event, line, isConfirming, doneMessage } = TOGGLES[input.Status];
  const project = await lockProject(ctx, input.Id);
  const already = alreadyToggled(project, isConfirming);
  const step = { event, project, version: input.Version, already };
  refuseStaleStep(ctx, step);
  const reason = toggleReason(ctx.actor, {
    rule: internalMachine[event],
    status: project.status,
    noMaterials: project.no_materials,
    hasMaterials: await hasMaterials(ctx.db, project.id),
    fields: { materials: 'MizeMaterials', reasons: 'MizeChangeReasons' },
    itemName: line('').itemName,
    reasons: [...input.MizeChangeReasons, ...input.ChangeReasons],
  });
  await moveStatus(ctx, step, { material_confirmed: isConfirming });
  await recordHistory(ctx, project, line(reason));
  return { data: [], message: messageText(doneMessage) };
};
