import { mustHaveFactor } from '@portal/contract/areas/second-factor/policy';
import type { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { listPasskeys } from './queries/passkeys.ts';
import { lockFactors } from './queries/people.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './queries/recovery-codes.ts';
import { findTotp } from './queries/totp.ts';
import { makeRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

type Db = Ctx['db'];

/** What somebody can prove himself by. */
export async function readFactors(db: Db, userId: string) {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return { totp, passkeys, recoveryLeft: await countRecoveryCodes(db, userId) };
}

/** True where somebody has a second factor; recovery codes alone are none. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await findTotp(db, userId)) !== undefined || (await listPasskeys(db, userId)).length > 0;
}

/** True for whom the operator wants one of, wherever he comes from next time. */
export const mustKeepFactor = ({ secondFactor: { mode } }: Ctx, userType: UserType): boolean =>
  mustHaveFactor({ mode, userType, isInside: false });

/** Recovery codes for somebody who has none yet, made before the transaction that stores his first factor. */
export const codesForFirst = async (ctx: Ctx, userId: string): Promise<NewRecoveryCodes | null> =>
  (await countRecoveryCodes(ctx.db, userId)) === 0 ? makeRecoveryCodes(ctx, userId) : null;

/** Stores a factor within a transaction, with the recovery codes of the first one; answers those to be shown. */
export async function storeFactor<C extends Ctx>(
  tx: C,
  userId: string,
  { save, codes }: { save: (tx: C) => Promise<void>; codes: NewRecoveryCodes | null },
): Promise<string[]> {
  await lockFactors(tx.db, userId);
  await save(tx);
  if (!codes || (await countRecoveryCodes(tx.db, userId)) > 0) return [];
  await replaceRecoveryCodes(tx.db, userId, codes.rows);
  return codes.shown;
}

/** Takes a factor away in a transaction; the recovery codes go with the last one, which stays where one must be (D-190). */
export async function dropFactor(
  tx: Ctx,
  owner: { userId: string; userType: UserType },
  remove: () => Promise<void>,
): Promise<void> {
  await lockFactors(tx.db, owner.userId);
  await remove();
  if (await hasFactor(tx.db, owner.userId)) return;
  if (mustKeepFactor(tx, owner.userType)) refuse('LAST_FACTOR');
  await replaceRecoveryCodes(tx.db, owner.userId, []);
}
