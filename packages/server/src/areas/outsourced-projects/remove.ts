import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { removeProject } from './public/remove-project.ts';

/** Takes a project out of every list (T12, D-50). */
export const remove: Handler<typeof outsourcedProjectCalls.remove> = (ctx, input) => removeProject(ctx, input.Id);
