import { type ProjectStatus, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { claimProject, findStatus } from './queries/write.ts';
import type { ProjectChanges } from './tables.ts';

type ProjectEvent = keyof typeof projectMachine;

/**
 * Carries out one row of the state table. The claim decides, not the state read before; who comes too late gets
 * the row's refusal for the state he meets (decisions.md section 18).
 */
export async function moveStatus(
  ctx: CallCtx,
  event: ProjectEvent,
  id: number,
  changes: ProjectChanges = {},
): Promise<void> {
  const rule = projectMachine[event];
  if (!rule.may(ctx.actor)) refuse('FORBIDDEN');
  const status: { status?: ProjectStatus } = rule.to === null || rule.to === 'deleted' ? {} : { status: rule.to };
  if (await claimProject(ctx.db, { id, from: rule.from }, { ...changes, ...status })) return;
  const met = await findStatus(ctx.db, id);
  refuse(met ? rule.refusal(met.status) : 'NOT_FOUND');
}
