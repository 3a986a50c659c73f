import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachProject } from './access.ts';
import { readParts } from './queries/detail.ts';
import { viewProject } from './view.ts';

/** One internal project (INT-51). */
export const readProject: Handler<typeof internalProjectCalls.readProject> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return viewProject(project, await readParts(ctx.db, project.id));
};
