import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { logReading } from '#areas/audit/public/readings.ts';
import type { Ctx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { sealToken, type TokenUse, unsealToken } from '#sealed-tokens.ts';
import { reachProject } from './access.ts';
import { readParts } from './queries/detail.ts';
import { viewProject } from './view.ts';

const USE: TokenUse = { audience: 'copy' };
const LIFE_MS = 10 * 60 * 1000;

/** The content of a token: its user, and the project that it copies. */
export type CopyClaim = { userId: string; projectId: number };

/**
 * Makes a token for the address: the id of the source, the user and an expiry of ten minutes. It contains nothing
 * personal (D-84, TH4).
 */
export function makeToken({ keys, now }: Ctx, { userId, projectId }: CopyClaim): Promise<string> {
  const [key = ''] = keys;
  return sealToken(key, now(), USE, { subject: userId, claims: { sid: projectId }, lifeMs: LIFE_MS });
}

/** Reads a token. Answers undefined when it is damaged, expired or made with a key that is no longer accepted. */
export async function readToken({ keys, now }: Ctx, token: string): Promise<CopyClaim | undefined> {
  const payload = await unsealToken(keys, token, { use: USE, now: now() });
  const projectId = payload?.['sid'];
  return payload && typeof projectId === 'number' ? { userId: payload.sub ?? '', projectId } : undefined;
}

/** Answers a token that opens a registration form filled from this project (D-84). */
export const makeCopyToken: Handler<typeof internalProjectCalls.makeCopyToken> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { token: await makeToken(ctx, { userId: ctx.actor.userId, projectId: project.id }) };
};

/**
 * Answers the eleven fields that a copy takes over (D-84). Answers 400 for a damaged or expired token and 403 for a
 * token of another user. Answers 404 when the source was deleted.
 */
export const openCopy: Handler<typeof internalProjectCalls.openCopy> = async (ctx, input) => {
  const claim = (await readToken(ctx, input.Data)) ?? refuse('BAD_REQUEST', { field: 'Data' });
  if (claim.userId !== ctx.actor.userId) refuse('FORBIDDEN');
  const project = await reachProject(ctx, claim.projectId);
  await logReading(ctx, { task: 'internal-copy', subject: { id: project.id, name: project.customer_name } });
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
