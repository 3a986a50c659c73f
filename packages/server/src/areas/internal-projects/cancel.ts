import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import { cancelChecks } from '@portal/contract/areas/project/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';

/** Calls a project in progress off, with its reason (I4, INT-57, INT-65). */
export const cancel: Handler<typeof internalProjectCalls.cancel> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  const failed = firstFailure(cancelChecks, input);
  if (failed) refuse('CANCEL_MEMO', { field: failed.field });
  await moveStatus(ctx, 'cancel', project.id, { canceled_at: ctx.now(), cancel_memo: input.cancelMemo });
  await recordHistory(ctx, project, internalHistory.canceled(input.cancelMemo));
};
