import { type InternalStatus, internalMachine } from '@portal/contract/areas/internal-projects/status';
import type { CallCtx } from '#context.ts';
import { runTransition } from '#records/run-transition.ts';
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

/** Applies one row of the state table of internal projects. */
export const moveStatus = (
  ctx: CallCtx,
  event: keyof typeof internalMachine,
  id: number,
  changes: InternalChanges,
): Promise<void> =>
  runTransition<InternalStatus>(ctx, internalMachine[event], {
    claim: (from, status) => claimProject(ctx.db, { id, from }, { ...changes, ...status }),
    currentStatus: async () => (await findStatus(ctx.db, id))?.status,
  });
