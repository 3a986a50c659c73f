import type { authCalls } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import { loginIdOf } from '@portal/contract/areas/auth/login-id';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent, logRefused } from '#areas/audit/public/events.ts';
import type { Handler, OpenCtx, Routes } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { addressGroup } from './public/address-group.ts';
import { findActor, hashToken } from './public/sessions.ts';
import { type BeginSecondStep, startSession } from './public/start-session.ts';
import { deleteAttempt, deleteAttemptsOf, deleteSession, isActive } from './queries.ts';
import { signInOutside } from './sign-in-outside.ts';
import { tryPassword } from './try-password.ts';

/** The detail in the log of events for a right password of a deleted or retired account. */
const CLOSED_ACCOUNT = '사용할 수 없는 계정';

/** The active account of a right password. Refuses LOGIN_FAILED, and ACCOUNT_DISABLED for a closed account. */
async function findByPassword(ctx: OpenCtx, { UserId, Password: password }: CallInput<typeof authCalls.signIn>) {
  const userId = loginIdOf(UserId);
  const { address } = ctx.signIn;
  const given = { userId, address, password };
  const { account, pair, attemptId } = (await tryPassword(ctx, addressGroup(address), given)) ?? refuse('LOGIN_FAILED');
  if (isActive(account)) return { account, pair };
  await deleteAttempt(ctx.db, attemptId);
  await logRefused(ctx, { event: 'failed', userId, address, detail: CLOSED_ACCOUNT });
  return refuse('ACCOUNT_DISABLED');
}

/** Signs in with a new session cookie, and ends the browser's former session (D-09). A second step may come first. */
const signIn =
  (beginSecondStep: BeginSecondStep): Handler<typeof authCalls.signIn> =>
  async (ctx, input) => {
    refuseFailedCheck(firstFailure(signInChecks, input));
    const { account, pair } = await findByPassword(ctx, input);
    const settle = async (tx: OpenCtx) => void (await deleteAttemptsOf(tx.db, pair));
    if (await beginSecondStep(ctx, account, { event: 'sign-in', settle })) refuse('SECOND_STEP');
    return startSession(ctx, account, { event: 'sign-in', stepped: false, detail: '', settle });
  };

/** Takes away the device of a session for push messages (D-416). */
export type ForgetDevice = (db: OpenCtx['db'], tokenHash: Buffer) => Promise<void>;

/** Ends the session of the caller, with its device. Without a session it succeeds too (D-12). */
const signOut =
  (forgetDevice: ForgetDevice): Handler<typeof authCalls.signOut> =>
  async (ctx) => {
    const actor = await findActor(ctx, ctx.signIn.token, ctx.signIn.address);
    if (ctx.signIn.token) {
      const tokenHash = hashToken(ctx.signIn.token);
      await forgetDevice(ctx.db, tokenHash);
      await deleteSession(ctx.db, tokenHash);
    }
    if (actor) await logEvent(ctx, { event: 'sign-out', userId: actor.userId, address: ctx.signIn.address });
    ctx.signIn.clearToken();
  };

/** Handlers of sign-in and sign-out. Second step and devices are passed in, because their areas depend on this one. */
export const authRoutes = (beginSecondStep: BeginSecondStep, forgetDevice: ForgetDevice): Routes<typeof authCalls> => ({
  signIn: signIn(beginSecondStep),
  signInOutside: signInOutside(beginSecondStep),
  signOut: signOut(forgetDevice),
});
