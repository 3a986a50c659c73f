import { endSessionsOf } from '#areas/people/public/users.ts';
import type { Ctx } from '#context.ts';
import { clearAttempts } from '../attempts.ts';
import { deleteHalfSessionsOf } from '../queries/half-sessions.ts';
import { deletePasskeysOf } from '../queries/passkeys.ts';
import { lockFactors } from '../queries/people.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import { deleteSetUpsOf } from '../queries/set-ups.ts';
import { deleteTotp } from '../queries/totp.ts';

/** Removes every factor of a user, and ends their sessions. The caller notes who did it and why. */
export async function removeFactors(ctx: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const { db } = ctx;
  await lockFactors(db, userId);
  await deleteTotp(db, userId);
  await deletePasskeysOf(db, userId);
  await replaceRecoveryCodes(db, userId, []);
  await deleteHalfSessionsOf(db, userId);
  await deleteSetUpsOf(db, userId);
  await clearAttempts(ctx, userId);
  await endSessionsOf(db, userId);
}
