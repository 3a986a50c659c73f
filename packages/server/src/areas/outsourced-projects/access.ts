import { type ProjectFacts, seesProject } from '@portal/contract/areas/outsourced-projects/policy';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';

/** What the contract's rules ask of a stored project. */
export const factsOf = (project: Pick<ProjectRecord, 'status' | 'choice_company_id'>): ProjectFacts => ({
  status: project.status,
  choiceCompanyId: project.choice_company_id,
});

/** The only way to one project: 404 when it is absent, deleted or not the caller's to know (D-43, D-44). */
export async function reachProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  const project = await findProject(ctx.db, id);
  return project && seesProject(ctx.actor, factsOf(project)) ? project : refuse('NOT_FOUND');
}
