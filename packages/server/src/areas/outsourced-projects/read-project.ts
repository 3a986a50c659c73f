import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachProject } from './access.ts';
import { readParts } from './queries/detail.ts';
import { viewProject } from './view.ts';

/** One project as this viewer may see it (OUT-86, D-44 to D-46). */
export const readProject: Handler<typeof outsourcedProjectCalls.readProject> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return viewProject(ctx.actor, project, await readParts(ctx.db, project.id));
};
