import { ownPasswordChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { deleteAttemptsOf, lockCredentialVersion } from '../queries.ts';
import { tryPassword } from '../try-password.ts';

/** The detail that the log of events shows for a wrong current password. */
const CURRENT_PASSWORD = '현재 비밀번호';

/** The user whose current password was right, and the version of their credentials at that time. */
export type CheckedPassword = { userId: string; credentialVersion: number };

const refuseWrong = (): never => refuse('WRONG_PASSWORD', { field: 'CurrentPassword' });

/**
 * Checks the current password of the caller, before the transaction that requires it. It is counted and logged like the
 * password of a sign-in (D-198). Refuses FIELD_REQUIRED, WRONG_PASSWORD and TOO_MANY_TRIES.
 */
export async function checkOwnPassword(ctx: CallCtx, input: { CurrentPassword: string }): Promise<CheckedPassword> {
  refuseFailedCheck(firstFailure(ownPasswordChecks, input));
  const { userId } = ctx.actor;
  const given = { userId, address: ctx.from.address, password: input.CurrentPassword, detail: CURRENT_PASSWORD };
  const { account, pair } = (await tryPassword(ctx, userId, given)) ?? refuseWrong();
  await deleteAttemptsOf(ctx.db, pair);
  return { userId, credentialVersion: account.credential_version };
}

/** Refuses when the password was changed since the check, and locks the account until the transaction ends. */
export async function refuseChangedPassword(
  { db }: Pick<CallCtx, 'db'>,
  { userId, credentialVersion }: CheckedPassword,
): Promise<void> {
  if ((await lockCredentialVersion(db, userId)) !== credentialVersion) refuseWrong();
}
