import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachProject } from './access.ts';
import { moveStatus } from './move-status.ts';

/** Takes a project out of every list; one that was awarded stays (T12, D-50). */
export const remove: Handler<typeof outsourcedProjectCalls.remove> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  await moveStatus(ctx, 'remove', project.id, { deleted_at: ctx.now(), deleted_by: ctx.actor.userId });
};
