import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { reachProject } from './access.ts';
import { openToken } from './copy-token.ts';
import { readParts } from './queries/detail.ts';
import { viewProject } from './view.ts';

/**
 * The eleven fields that a copy takes over (INT-26, D-84): 400 for a damaged or expired token, 403 for another
 * user's, 404 when the source is gone.
 */
export const openCopy: Handler<typeof internalProjectCalls.openCopy> = async (ctx, input) => {
  const claim = (await openToken(ctx, input.Data)) ?? refuse('BAD_REQUEST', { field: 'Data' });
  if (claim.userId !== ctx.actor.userId) refuse('FORBIDDEN');
  const project = await reachProject(ctx, claim.projectId);
  const source = viewProject(project, await readParts(ctx.db, project.id));
  return {
    projectName: source.projectName,
    areaId: source.areaId,
    mizePMUserId: source.mizePMUserId,
    mizeSalesUserId: source.mizeSalesUserId,
    customerName: source.customerName,
    zipCode: source.zipCode,
    addr1: source.addr1,
    addr2: source.addr2,
    placeName: source.placeName,
    placeManagerName: source.placeManagerName,
    placeManagerMobile: source.placeManagerMobile,
  };
};
