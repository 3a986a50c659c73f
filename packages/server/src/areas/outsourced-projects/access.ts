import { type AwardState, seesProject, type Winner } from '@portal/contract/areas/outsourced-projects/policy';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findProject, lockProject, type ProjectRecord } from './queries/detail.ts';

/** What the contract's rules ask of a stored project. */
export const awardStateOf = (project: Pick<ProjectRecord, 'status' | 'choice_company_id'>): AwardState => ({
  status: project.status,
  choiceCompanyId: project.choice_company_id,
});

/** Who won, and whether his account still works. */
export const winnerOf = (project: ProjectRecord): Winner => ({
  ...awardStateOf(project),
  choiceUserId: project.choice_user_id ?? '',
  choiceUserActive: project.choice_user_deleted_at === null,
});

const reached = (ctx: CallCtx, project: ProjectRecord | undefined): ProjectRecord =>
  project && seesProject(ctx.actor, awardStateOf(project)) ? project : refuse('NOT_FOUND');

/** The only way to one project: 404 when it is absent, deleted or not the caller's to know (D-43, D-44). */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  reached(ctx, await findProject(ctx.db, id));

/**
 * The same for a change: holds the project until the call's transaction ends, so that what is read here stays true
 * and changes of one project come one after the other (D-138).
 */
export const holdProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  reached(ctx, await lockProject(ctx.db, id));
