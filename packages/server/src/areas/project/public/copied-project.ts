import type { CopiedFields } from '@portal/contract/areas/project/shapes';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type CopyKind, readToken } from './copy-tokens.ts';
import type { StoredLists, StoredProject } from './form-values.ts';
import { viewShared, viewSite } from './view-project.ts';

/** The project that a token copies. Answers 400 for a damaged or expired token and 403 for one of another user. */
export async function copiedProjectId(ctx: CallCtx, kind: CopyKind, token: string): Promise<number> {
  const claim = (await readToken(ctx, kind, token)) ?? refuse('BAD_REQUEST', { field: 'Data' });
  if (claim.userId !== ctx.actor.userId) refuse('FORBIDDEN');
  return claim.projectId;
}

/** The eleven fields that a copy takes over (D-84). */
export function viewCopy<Status extends string>(project: StoredProject<Status>, lists: StoredLists): CopiedFields {
  const { projectName, areaId, mizePMUserId, mizeSalesUserId } = viewShared(project, lists);
  return { projectName, areaId, mizePMUserId, mizeSalesUserId, ...viewSite(project, true) };
}
