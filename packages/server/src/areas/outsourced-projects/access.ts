import { hasNegativeTotal } from '@portal/contract/areas/outsourced-projects/forms';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import {
  type AwardState,
  actsAsWinner,
  seesProject,
  type Winner,
} from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import type { CallCtx } from '#context.ts';
import { refuseStaleOrDone, runTransition } from '#records/run-transition.ts';
import { refuse } from '#refuse.ts';
import { findProject, findProjectForUpdate, type ProjectRecord } from './queries/detail.ts';
import { claimProject, findStatus } from './queries/write.ts';
import type { ProjectChanges } from './tables.ts';

/** What the rules of the contract need to know of a stored project. */
export const awardStateOf = (project: Pick<ProjectRecord, 'status' | 'choice_company_id'>): AwardState => ({
  status: project.status,
  choiceCompanyId: project.choice_company_id,
});

/** The winner of a project, and whether their account is still active. */
export const winnerOf = (project: ProjectRecord): Winner => ({
  ...awardStateOf(project),
  choiceUserId: project.choice_user_id ?? '',
  choiceUserActive: project.choice_user_deleted_at === null,
});

const reached = (ctx: CallCtx, project: ProjectRecord | undefined): ProjectRecord =>
  project && seesProject(ctx.actor, awardStateOf(project)) ? project : refuse('NOT_FOUND');

/**
 * Reads one project; every call must use it. Answers 404 when the project is absent, deleted or hidden from the caller
 * (D-43, D-44).
 */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  reached(ctx, await findProject(ctx.db, id));

/**
 * The same for a change: locks the project until the transaction of the call ends. What is read stays true, and changes
 * of one project run one after another (D-138).
 */
export const lockProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  reached(ctx, await findProjectForUpdate(ctx.db, id));

/** Locks the project for a change that only its winner may make (D-62, D-70). Other users who see it get 403. */
export async function lockAsWinner(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  const project = await lockProject(ctx, id);
  return actsAsWinner(ctx.actor, winnerOf(project)) ? project : refuse('FORBIDDEN');
}

/** A row of the state table, the locked project, and the Version that the caller decided on. */
type Step = {
  event: keyof typeof projectMachine;
  project: ProjectRecord;
  version: number | undefined;
  /** The refusal when the wanted state, which the status does not tell, is there already. */
  already?: RefusalCode | undefined;
};

/**
 * Refuses a step that is done already, or was decided on a stale Version. A use-case calls it before its own conflicts,
 * because these come later (wire.md, Order of refusals).
 */
export const refuseStaleStep = (ctx: CallCtx, { event, project, ...step }: Step): void =>
  refuseStaleOrDone(ctx, { rule: projectMachine[event], record: project, ...step });

/** The steps that act on the total. */
const ACTS_ON_TOTAL: readonly Step['event'][] = ['accept', 'saveBillDate', 'confirmInvoice', 'settle'];

/** Refuses a step of the state table that acts on a stored total below 0 (D-231). */
function refuseNegativeTotal({ event, project: { status, price, add_price } }: Step): void {
  if (!ACTS_ON_TOTAL.includes(event) || !projectMachine[event].from.includes(status)) return;
  const isNegative = hasNegativeTotal({ price, addPrice: add_price });
  if (isNegative) refuse('FIELD_REQUIRED', { field: 'AddPrice', message: 'outsourced.total.negative' });
}

/** Applies one row of the state table of outsourced projects. Every step goes through here, so none is stale. */
export async function moveStatus(ctx: CallCtx, step: Step, changes: ProjectChanges = {}): Promise<void> {
  refuseStaleStep(ctx, step);
  refuseNegativeTotal(step);
  const { id } = step.project;
  await runTransition<ProjectStatus>(ctx, projectMachine[step.event], {
    claim: (from, status) => claimProject(ctx.db, { id, from }, { ...changes, ...status }),
    currentStatus: async () => (await findStatus(ctx.db, id))?.status,
  });
}
