import { type InternalStatus, internalMachine } from '@portal/contract/areas/internal-projects/status';
import type { CallCtx } from '#context.ts';
import { carryOut } from '#records/carry-out.ts';
import { refuse } from '#refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';
import { claimProject, findStatus, lockProject } from './queries/write.ts';
import type { InternalChanges } from './tables.ts';

/**
 * Reads one project; every call must use it. Answers 404 when the project is absent or deleted. Contractors may not
 * make these calls (D-78).
 */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  (await findProject(ctx.db, id)) ?? refuse('NOT_FOUND');

/** The same for a change: locks the project row until the transaction of the call ends (D-138). */
export async function holdProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  await lockProject(ctx.db, id);
  return reachProject(ctx, id);
}

/** Applies one row of the state table of internal projects. */
export const moveStatus = (
  ctx: CallCtx,
  event: keyof typeof internalMachine,
  id: number,
  changes: InternalChanges,
): Promise<void> =>
  carryOut<InternalStatus>(ctx, internalMachine[event], {
    claim: (from, status) => claimProject(ctx.db, { id, from }, { ...changes, ...status }),
    meet: async () => (await findStatus(ctx.db, id))?.status,
  });
