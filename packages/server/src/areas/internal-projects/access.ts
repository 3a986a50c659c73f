import { type InternalStatus, internalMachine } from '@portal/contract/areas/internal-projects/status';
import type { CallCtx } from '#context.ts';
import { carryOut } from '#records/carry-out.ts';
import { refuse } from '#refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';
import { claimProject, findStatus, lockProject } from './queries/write.ts';
import type { InternalChanges } from './tables.ts';

/** The only way to one project: 404 when it is absent or deleted. Contractors never come this far (D-78). */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  (await findProject(ctx.db, id)) ?? refuse('NOT_FOUND');

/** The same for a change: holds the project until the call's transaction ends (D-138). */
export async function holdProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  await lockProject(ctx.db, id);
  return reachProject(ctx, id);
}

/** Carries out one row of the state table of internal projects. */
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
