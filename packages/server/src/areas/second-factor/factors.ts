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

/** The second factors of a user, and the number of unused recovery codes. */
export async function readFactors(db: Db, userId: string) {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return { totp, passkeys, recoveryLeft: await countRecoveryCodes(db, userId) };
}

/** True when the user has an authenticator app or a passkey. Recovery codes alone do not count. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await findTotp(db, userId)) !== undefined || (await listPasskeys(db, userId)).length > 0;
}

/** True for users who need a second factor when they sign in from outside the trusted networks. */
export const mustKeepFactor = ({ secondFactor: { mode } }: Ctx, userType: UserType): boolean =>
  mustHaveFactor({ mode, userType, isInside: false });

/** Makes recovery codes for a user without any, before the transaction that stores the first factor. Null otherwise. */
export const codesForFirstFactor = async (ctx: Ctx, userId: string): Promise<NewRecoveryCodes | null> =>
  (await countRecoveryCodes(ctx.db, userId)) === 0 ? makeRecoveryCodes(ctx, userId) : null;

/** Stores a factor within a transaction, with recovery codes if it is the first. Returns the codes to show. */
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

/**
 * Removes a factor within a transaction, and with the last factor also the recovery codes. Refuses LAST_FACTOR when the
 * user must keep one (D-190).
 */
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
