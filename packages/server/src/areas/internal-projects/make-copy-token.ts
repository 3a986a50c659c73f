import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { reachProject } from './access.ts';
import { makeToken } from './copy-token.ts';

/** A token with which the caller opens a registration filled from this project (INT-52, D-84). */
export const makeCopyToken: Handler<typeof internalProjectCalls.makeCopyToken> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { token: await makeToken(ctx, { userId: ctx.actor.userId, projectId: project.id }) };
};
