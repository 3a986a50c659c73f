import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { cancelChecks } from '@portal/contract/areas/project/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';

/** Calls a project off before it is completed (T7, D-60). */
export const cancel: Handler<typeof outsourcedProjectCalls.cancel> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  const failed = firstFailure(cancelChecks, input);
  if (failed) refuse('CANCEL_MEMO', { field: failed.field });
  await moveStatus(ctx, 'cancel', project.id, { canceled_at: ctx.now(), cancel_memo: input.cancelMemo });
  await recordHistory(ctx, project, projectHistory.canceled(project.status, input.cancelMemo));
};
