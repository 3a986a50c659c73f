import { actsAsWinner } from '@portal/contract/areas/outsourced-projects/policy';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { holdProject, winnerOf } from './access.ts';
import type { ProjectRecord } from './queries/detail.ts';

/** The project held for a change that only its winner makes (D-62, D-70); everybody else who sees it gets 403. */
export async function holdAward(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  const project = await holdProject(ctx, id);
  return actsAsWinner(ctx.actor, winnerOf(project)) ? project : refuse('FORBIDDEN');
}
