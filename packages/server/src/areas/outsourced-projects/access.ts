import {
  type AwardState,
  actsAsWinner,
  seesProject,
  type Winner,
} from '@portal/contract/areas/outsourced-projects/policy';
import { type ProjectStatus, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { CallCtx } from '#context.ts';
import { carryOut } from '#records/carry-out.ts';
import { refuse } from '#refuse.ts';
import { findProject, lockProject, type ProjectRecord } from './queries/detail.ts';
import { claimProject, findStatus } from './queries/write.ts';
import type { ProjectChanges } from './tables.ts';

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

/** The project held for a change that only its winner makes (D-62, D-70); everybody else who sees it gets 403. */
export async function holdAward(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  const project = await holdProject(ctx, id);
  return actsAsWinner(ctx.actor, winnerOf(project)) ? project : refuse('FORBIDDEN');
}

type ProjectEvent = keyof typeof projectMachine;

/** Carries out one row of the state table of outsourced projects. */
export const moveStatus = (
  ctx: CallCtx,
  event: ProjectEvent,
  id: number,
  changes: ProjectChanges = {},
): Promise<void> =>
  carryOut<ProjectStatus>(ctx, projectMachine[event], {
    claim: (from, status) => claimProject(ctx.db, { id, from }, { ...changes, ...status }),
    meet: async () => (await findStatus(ctx.db, id))?.status,
  });
