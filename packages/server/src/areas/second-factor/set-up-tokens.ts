import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { openToken, sealToken, type TokenUse } from '#sealed-tokens.ts';
import { claimSetUp, deleteSetUpsBefore, isOpenSetUp, saveSetUp } from './queries/set-ups.ts';
import { countTry, forgetTries } from './tries.ts';

const LIFE_MS = 10 * 60 * 1000;

/** Who sets a factor up, from where, and in which session or half session, by the hash of its token. */
export type SetUpBy = { userId: string; userName: string; address: string; origin: string; session: Buffer };

type Kind = 'totp' | 'passkey';

const purposeOf = (kind: Kind): TokenUse => ({ audience: `set up ${kind}`, issuer: 'portal' });

const rowOf = (kind: Kind, { userId, session }: SetUpBy, token: string) => ({
  user_id: userId,
  kind,
  token_hash: hashToken(token),
  session_hash: session,
});

/**
 * A token with what a set-up needs again when it is finished, such as a secret: in the hands of the page, but closed to
 * it. It counts once `store` has written its row.
 */
export async function sealSetUp({ keys, now }: Ctx, kind: Kind, by: SetUpBy, value: string) {
  const content = { subject: by.userId, claims: { value }, lifeMs: LIFE_MS };
  const token = await sealToken(keys[0] ?? '', now(), purposeOf(kind), content);
  const store = async (tx: Ctx) => void (await saveSetUp(tx.db, { ...rowOf(kind, by, token), started_at: now() }));
  return { token, store };
}

/**
 * What `sealSetUp` closed in; counts as a try of the second step. Refuses SET_UP_ENDED for a token that is damaged, over
 * or used, or of another session, and TOO_MANY_TRIES.
 */
export async function openSetUp(ctx: Ctx, kind: Kind, by: SetUpBy, token: string): Promise<string> {
  const payload = await openToken(ctx.keys, token, { use: purposeOf(kind), now: ctx.now() });
  const value = payload?.sub === by.userId ? payload['value'] : undefined;
  if (typeof value !== 'string' || !(await isOpenSetUp(ctx.db, rowOf(kind, by, token)))) refuse('SET_UP_ENDED');
  await countTry(ctx, by);
  return value;
}

/** Within the transaction that stores the factor: uses the token up, or refuses SET_UP_ENDED. */
export async function closeSetUp(tx: Ctx, kind: Kind, by: SetUpBy, token: string): Promise<void> {
  if (!(await claimSetUp(tx.db, rowOf(kind, by, token)))) refuse('SET_UP_ENDED');
  await forgetTries(tx, by.userId);
}

/** Forgets set-ups that nobody finished. */
export const purgeSetUps = async ({ db, now }: Ctx): Promise<void> =>
  void (await deleteSetUpsBefore(db, new Date(now().getTime() - LIFE_MS)));
