import { Board } from '@portal/contract/areas/comments/boards';
import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { removeAlarms } from '../alarms/public/alarms.ts';
import { holdProject } from './access.ts';
import { moveStatus } from './move-status.ts';

/** Takes a project out of the list with its alarms; a completed one stays (I7, D-82). */
export const remove: Handler<typeof internalProjectCalls.remove> = async (ctx, input) => {
  const project = await holdProject(ctx, input.Id);
  await moveStatus(ctx, 'remove', project.id, { deleted_at: ctx.now(), deleted_by: ctx.actor.userId });
  await removeAlarms(ctx.db, Board.Internal, String(project.id));
};
