import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { withdrawChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';

/** Takes an open or awarded project back; the award stays stored for its former winner (T6, D-58). */
export const withdraw: Handler<typeof outsourcedProjectCalls.withdraw> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  const failed = firstFailure(withdrawChecks, input);
  if (failed) refuse('WITHDRAW_MEMO', { field: failed.field });
  await moveStatus(ctx, 'withdraw', project.id, { withdrawn_at: ctx.now(), withdraw_memo: input.withDrawalMemo });
  await recordHistory(ctx, project, projectHistory.withdrawn(project.status, input.withDrawalMemo));
};
