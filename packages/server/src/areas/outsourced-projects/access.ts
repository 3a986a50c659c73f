import { type ProjectFacts, seesProject, type Winner } from '@portal/contract/areas/outsourced-projects/policy';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';
import { lockProject } from './queries/write.ts';

/** What the contract's rules ask of a stored project. */
export const factsOf = (project: Pick<ProjectRecord, 'status' | 'choice_company_id'>): ProjectFacts => ({
  status: project.status,
  choiceCompanyId: project.choice_company_id,
});

/** Who won, and whether his account still works. */
export const winnerOf = (project: ProjectRecord): Winner => ({
  ...factsOf(project),
  choiceUserId: project.choice_user_id ?? '',
  choiceUserActive: project.choice_user_deleted_at === null,
});

/** The only way to one project: 404 when it is absent, deleted or not the caller's to know (D-43, D-44). */
export async function reachProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  const project = await findProject(ctx.db, id);
  return project && seesProject(ctx.actor, factsOf(project)) ? project : refuse('NOT_FOUND');
}

/**
 * The same for a change: holds the project until the call's transaction ends, so that what is read here stays true
 * and changes of one project come one after the other (D-138).
 */
export async function holdProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  await lockProject(ctx.db, id);
  return reachProject(ctx, id);
}
