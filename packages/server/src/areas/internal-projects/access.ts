import { internalMachine } from '@portal/contract/areas/internal-projects/machine';
import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import type { CallCtx } from '#context.ts';
import { refuseStaleOrDone, runTransition } from '#records/run-transition.ts';
import { refuse } from '#refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';
import { claimProject, findStatus, lockProjectRow } from './queries/write.ts';
import type { InternalChanges } from './tables.ts';

/**
 * Reads one project; every call must use it. Answers 404 when the project is absent or deleted. Contractors may not
 * make these calls (D-78).
 */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  (await findProject(ctx.db, id)) ?? refuse('NOT_FOUND');

/** The same for a change: locks the project row until the transaction of the call ends (D-138). */
export async function lockProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  await lockProjectRow(ctx.db, id);
  return reachProject(ctx, id);
}

/** A row of the state table, the locked project, and the Version that the caller decided on. */
type Step = {
  event: keyof typeof internalMachine;
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
  refuseStaleOrDone(ctx, { rule: internalMachine[event], record: project, ...step });

/** Applies one row of the state table of internal projects. Every step goes through here, so none is stale. */
export async function moveStatus(ctx: CallCtx, step: Step, changes: InternalChanges): Promise<void> {
  refuseStaleStep(ctx, step);
  const { id } = step.project;
  await runTransition<InternalStatus>(ctx, internalMachine[step.event], {
    claim: (from, status) => claimProject(ctx.db, { id, from }, { ...changes, ...status }),
    currentStatus: async () => (await findStatus(ctx.db, id))?.status,
  });
}
