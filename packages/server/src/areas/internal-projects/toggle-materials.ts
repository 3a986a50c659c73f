import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import { internalMachine } from '@portal/contract/areas/internal-projects/status';
import { messageText } from '@portal/contract/messages';
import type { Handler } from '../../http/handlers.ts';
import { toggleReason } from '../project/public/toggle-reason.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';
import { hasMaterials } from './queries/detail.ts';

const TOGGLES = {
  Y: {
    event: 'confirmMaterials',
    line: internalHistory.materialsConfirmed,
    wanted: true,
    done: 'materials.confirm.done',
  },
  N: {
    event: 'reopenMaterials',
    line: internalHistory.materialsReopened,
    wanted: false,
    done: 'materials.reopen.done',
  },
} as const;

/** Confirms (Y) or reopens (N) the materials of a project in progress, with a reason (I5, I6, MAT-15). */
export const toggleMaterials: Handler<typeof internalProjectCalls.toggleMaterials> = async (ctx, input) => {
  const { event, line, wanted, done } = TOGGLES[input.Status];
  const project = await holdProject(ctx, input.Id);
  const reason = toggleReason(ctx.actor, {
    rule: internalMachine[event],
    status: project.status,
    noMaterials: project.no_materials,
    hasMaterials: await hasMaterials(ctx.db, project.id),
    isConfirmed: project.material_confirmed,
    wanted,
    fields: { materials: 'MizeMaterials', reasons: 'MizeChangeReasons' },
    itemName: line('').itemName,
    reasons: [...input.MizeChangeReasons, ...input.ChangeReasons],
  });
  await moveStatus(ctx, event, project.id, { material_confirmed: wanted });
  await recordHistory(ctx, project, line(reason));
  return { data: [], message: messageText(done) };
};
