import { type ProjectStatus, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { CallCtx } from '../../context.ts';
import { carryOut } from '../../records/carry-out.ts';
import { claimProject, findStatus } from './queries/write.ts';
import type { ProjectChanges } from './tables.ts';

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
