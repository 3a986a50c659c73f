import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import type { CallCtx } from '../../../context.ts';
import { holdProject } from '../access.ts';
import { moveStatus } from '../move-status.ts';
import { recordHistory } from '../record-history.ts';

/** Ends the life of an invoiced project (T11, D-64); refuses NOT_FOUND, ALREADY_SETTLED, BAD_STATE. */
export async function settleProject(ctx: CallCtx, id: number): Promise<void> {
  const project = await holdProject(ctx, id);
  await moveStatus(ctx, 'settle', project.id, { settled_at: ctx.now(), settled_by: ctx.actor.userId });
  await recordHistory(ctx, project, projectHistory.settled());
}
