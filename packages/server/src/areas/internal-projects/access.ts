import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findProject, type ProjectRecord } from './queries/detail.ts';
import { lockProject } from './queries/write.ts';

/** The only way to one project: 404 when it is absent or deleted. Contractors never come this far (D-78). */
export const reachProject = async (ctx: CallCtx, id: number): Promise<ProjectRecord> =>
  (await findProject(ctx.db, id)) ?? refuse('NOT_FOUND');

/** The same for a change: holds the project until the call's transaction ends (D-138). */
export async function holdProject(ctx: CallCtx, id: number): Promise<ProjectRecord> {
  await lockProject(ctx.db, id);
  return reachProject(ctx, id);
}
