import { Board } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '../../../context.ts';
import { removeAlarms } from '../../alarms/public/remove-alarms.ts';
import { holdProject } from '../access.ts';
import { moveStatus } from '../move-status.ts';

/** Takes a project out of every list with its alarms; one that was awarded stays (T12, D-50). */
export async function removeProject(ctx: CallCtx, id: number): Promise<void> {
  const project = await holdProject(ctx, id);
  await moveStatus(ctx, 'remove', project.id, { deleted_at: ctx.now(), deleted_by: ctx.actor.userId });
  await removeAlarms(ctx.db, Board.Project, String(project.id));
}
