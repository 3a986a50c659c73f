import { hashToken } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import { refuse } from '#refuse.ts';
import { sealToken, type TokenUse, unsealToken } from '#security/sealed-tokens.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { claimSetUp, isOpenSetUp, saveSetUp, setUpsBefore } from './queries/set-ups.ts';

/** How long a set-up may take. */
const LIFETIME_MS = 10 * 60 * 1000;

/** The user who sets a factor up, with the address and origin of the request. `session` is the hash of the session token. */
export type SetUpOwner = { userId: string; userName: string; address: string; origin: string; session: Buffer };

type Kind = 'totp' | 'passkey';

/** The token use of a set-up. */
const tokenUseOf = (kind: Kind): TokenUse => ({ audience: `set up ${kind}`, issuer: 'portal' });

/** The key columns of a set-up. */
const keyOf = (kind: Kind, { userId, session }: SetUpOwner, token: string) => ({
  user_id: userId,
  kind,
  token_hash: hashToken(token),
  session_hash: session,
});

/**
 * Makes an encrypted token with a value that is needed to finish the set-up, such as a secret. The page stores the token
 * but cannot read it. It is valid after `store` has written its row.
 */
export async function sealSetUp({ keys, now }: Ctx, kind: Kind, owner: SetUpOwner, value: string) {
  const content = { subject: owner.userId, claims: { value }, lifeMs: LIFETIME_MS };
  const token = await sealToken(keys[0] ?? '', now(), tokenUseOf(kind), content);
  const store = async (tx: Ctx) => void (await saveSetUp(tx.db, { ...keyOf(kind, owner, token), started_at: now() }));
  return { token, store };
}

/**
 * Opens a token of `sealSetUp` and returns its value. It counts as an attempt of the second step. Refuses SET_UP_ENDED for
 * a token that is damaged, expired, used or of another session, and TOO_MANY_TRIES.
 */
export async function unsealSetUp(ctx: Ctx, kind: Kind, owner: SetUpOwner, token: string): Promise<string> {
  const payload = await unsealToken(ctx.keys, token, { use: tokenUseOf(kind), now: ctx.now() });
  const value = payload?.sub === owner.userId ? payload['value'] : undefined;
  if (typeof value !== 'string' || !(await isOpenSetUp(ctx.db, keyOf(kind, owner, token)))) refuse('SET_UP_ENDED');
  await countAttempt(ctx, owner);
  return value;
}

/** Marks the token as used, within the transaction that stores the factor. Refuses SET_UP_ENDED when it is used. */
export async function closeSetUp(tx: Ctx, kind: Kind, owner: SetUpOwner, token: string): Promise<void> {
  if (!(await claimSetUp(tx.db, keyOf(kind, owner, token)))) refuse('SET_UP_ENDED');
  await clearAttempts(tx, owner.userId);
}

/** Expired set-ups. */
export const expiredSetUps = ({ now }: Ctx): Expired => setUpsBefore(new Date(now().getTime() - LIFETIME_MS));
