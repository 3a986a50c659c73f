import { ownPasswordChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import { refuse, refuseFailed } from '#refuse.ts';
import { deleteAttemptsOf, holdCredentialVersion } from '../queries.ts';
import { tryPassword } from '../try-password.ts';

/** What the log of events adds to a wrong present password. */
const PRESENT = '현재 비밀번호';

/** The credentials of which the present password was given. */
export type CheckedPassword = { userId: string; credentialVersion: number };

const refuseWrong = (): never => refuse('WRONG_PASSWORD', { field: 'CurrentPassword' });

/**
 * Checks the present password of the caller, before the transaction of what asks for it. It counts and is logged like
 * the password of a sign-in (D-198). Refuses FIELD_REQUIRED, WRONG_PASSWORD and TOO_MANY_TRIES.
 */
export async function checkOwnPassword(ctx: CallCtx, input: { CurrentPassword: string }): Promise<CheckedPassword> {
  refuseFailed(firstFailure(ownPasswordChecks, input));
  const { userId } = ctx.actor;
  const given = { userId, address: ctx.from.address, password: input.CurrentPassword, detail: PRESENT };
  const { account, pair } = (await tryPassword(ctx, userId, given)) ?? refuseWrong();
  await deleteAttemptsOf(ctx.db, pair);
  return { userId, credentialVersion: account.credential_version };
}

/** Within the transaction: refuses where the password was changed since it was checked, and holds the account. */
export async function refuseChangedPassword(
  { db }: Pick<CallCtx, 'db'>,
  { userId, credentialVersion }: CheckedPassword,
): Promise<void> {
  if ((await holdCredentialVersion(db, userId)) !== credentialVersion) refuseWrong();
}
