import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { internalHistory } from '@portal/contract/areas/internal-projects/changes';
import type { Handler } from '../../http/handlers.ts';
import { holdProject } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { moveStatus } from './move-status.ts';

/** Completes a project in progress, which is final (I3, INT-64). */
export const complete: Handler<typeof internalProjectCalls.complete> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  await moveStatus(ctx, 'complete', project.id, { completed_at: ctx.now(), completed_by: ctx.actor.userId });
  await recordHistory(ctx, project, internalHistory.completed());
};
