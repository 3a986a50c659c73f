import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachProject } from './access.ts';

/** The current state before an acceptance; advice only, the acceptance itself decides (T4, D-65). */
export const readStatus: Handler<typeof outsourcedProjectCalls.readStatus> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { checkStatus: project.status };
};
