import { type InternalStatus, internalMachine } from '@portal/contract/areas/internal-projects/status';
import type { CallCtx } from '../../context.ts';
import { carryOut } from '../../records/carry-out.ts';
import { claimProject, findStatus } from './queries/write.ts';
import type { InternalChanges } from './tables.ts';

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
