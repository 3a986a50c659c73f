import type { Ctx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { openToken, sealToken, type TokenUse } from '../../sealed-tokens.ts';

const LIFE_MS = 10 * 60 * 1000;

/** Who sets up what. */
type SetUp = { userId: string; kind: 'totp' | 'passkey' };

const purposeOf = ({ kind }: SetUp): TokenUse => ({ audience: `set up ${kind}`, issuer: 'portal' });

/** What a set-up needs again when it is finished, such as a secret: in the hands of the page, but closed to it. */
export function sealSetUp({ keys, now }: Ctx, setUp: SetUp, value: string): Promise<string> {
  const content = { subject: setUp.userId, claims: { value }, lifeMs: LIFE_MS };
  return sealToken(keys[0] ?? '', now(), purposeOf(setUp), content);
}

/** The same again; refuses what is over, damaged, or somebody else's. */
export async function openSetUp({ keys, now }: Ctx, setUp: SetUp, token: string): Promise<string> {
  const payload = await openToken(keys, token, { use: purposeOf(setUp), now: now() });
  const value = payload?.sub === setUp.userId ? payload['value'] : undefined;
  return typeof value === 'string' ? value : refuse('SET_UP_ENDED');
}
