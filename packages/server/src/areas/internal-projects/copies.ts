import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { logReading } from '#areas/audit/public/readings.ts';
import { copiedProjectId, viewCopy } from '#areas/project/public/copied-project.ts';
import { makeToken } from '#areas/project/public/copy-tokens.ts';
import type { Handler } from '#http/handler-types.ts';
import { reachProject } from './access.ts';
import { readParts } from './queries/detail.ts';

/** Answers a token that opens a registration form filled from this project (D-84). */
export const makeCopyToken: Handler<typeof internalProjectCalls.makeCopyToken> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { token: await makeToken(ctx, 'internal', { userId: ctx.actor.userId, projectId: project.id }) };
};

/** Answers the eleven fields that a copy takes over (D-84). Answers 404 when the source was deleted. */
export const openCopy: Handler<typeof internalProjectCalls.openCopy> = async (ctx, input) => {
  const project = await reachProject(ctx, await copiedProjectId(ctx, 'internal', input.Data));
  await logReading(ctx, { task: 'internal-copy', subject: { id: project.id, name: project.customer_name } });
  return viewCopy(project, await readParts(ctx.db, project.id));
};
