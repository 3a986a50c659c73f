import type { Ctx } from '#context.ts';
import { sealToken, unsealToken } from '#security/sealed-tokens.ts';

const LIFE_MS = 10 * 60 * 1000;

/** The purpose of a token by the kind of project. A token of one kind opens nothing of the other. */
const AUDIENCES = { internal: 'copy', outsourced: 'copy-outsourced' } as const;
export type CopyKind = keyof typeof AUDIENCES;

/** The content of a token: its user, and the project that it copies. */
export type CopyClaim = { userId: string; projectId: number };

/**
 * Makes a token for the address: the id of the source, the user and an expiry of ten minutes. It contains nothing
 * personal (D-84, TH4).
 */
export function makeToken({ keys, now }: Ctx, kind: CopyKind, { userId, projectId }: CopyClaim): Promise<string> {
  const [key = ''] = keys;
  const content = { subject: userId, claims: { sid: projectId }, lifeMs: LIFE_MS };
  return sealToken(key, now(), { audience: AUDIENCES[kind] }, content);
}

/**
 * Reads a token. Answers undefined when it is damaged, expired, or of the other kind of project. A key that is no
 * longer accepted gives the same.
 */
export async function readToken({ keys, now }: Ctx, kind: CopyKind, token: string): Promise<CopyClaim | undefined> {
  const payload = await unsealToken(keys, token, { use: { audience: AUDIENCES[kind] }, now: now() });
  const projectId = payload?.['sid'];
  return payload && typeof projectId === 'number' ? { userId: payload.sub ?? '', projectId } : undefined;
}
