import type { authCalls } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent, logRefused } from '#areas/audit/public/events.ts';
import type { Handler, OpenCtx, Routes } from '#http/handlers.ts';
import { refuse, refuseFailed } from '#refuse.ts';
import { addressGroup } from './attempts.ts';
import { findActor, hashToken } from './public/sessions.ts';
import { type AskSecondStep, startSession } from './public/start-session.ts';
import { deleteAttempt, deleteAttemptsOf, deleteSession, isActive } from './queries.ts';
import { signInOutside } from './sign-in-outside.ts';
import { tryPassword } from './try-password.ts';

/** What the log of events says of a right password for an account that is deleted or retired. */
const CLOSED = '사용할 수 없는 계정';

/** The account that signs in, by its password; every other attempt stays counted as a failure. */
async function enter(ctx: OpenCtx, { UserId: userId, Password: password }: CallInput<typeof authCalls.signIn>) {
  const { address } = ctx.signIn;
  const given = { userId, address, password };
  const { account, pair, attempt } = (await tryPassword(ctx, addressGroup(address), given)) ?? refuse('LOGIN_FAILED');
  if (isActive(account)) return { account, pair };
  await deleteAttempt(ctx.db, attempt);
  await logRefused(ctx, { event: 'failed', userId, address, detail: CLOSED });
  return refuse('ACCOUNT_DISABLED');
}

/** Signs in and sets a new session cookie; the one the browser held before ends (D-09). A second step may come first. */
const signIn =
  (askSecondStep: AskSecondStep): Handler<typeof authCalls.signIn> =>
  async (ctx, input) => {
    refuseFailed(firstFailure(signInChecks, input));
    const { account, pair } = await enter(ctx, input);
    const settle = async (tx: OpenCtx) => void (await deleteAttemptsOf(tx.db, pair));
    if (await askSecondStep(ctx, account, { event: 'sign-in', settle })) refuse('SECOND_STEP');
    return startSession(ctx, account, { event: 'sign-in', stepped: false, detail: '', settle });
  };

/** Ends the server's session; without one it is fine too (D-12). */
const signOut: Handler<typeof authCalls.signOut> = async (ctx) => {
  const actor = await findActor(ctx, ctx.signIn.token, ctx.signIn.address);
  if (ctx.signIn.token) await deleteSession(ctx.db, hashToken(ctx.signIn.token));
  if (actor) await logEvent(ctx, { event: 'sign-out', userId: actor.userId, address: ctx.signIn.address });
  ctx.signIn.clearToken();
};

/** The doors of the portal; what stands behind a right password is put together above this area. */
export const authRoutes = (askSecondStep: AskSecondStep): Routes<typeof authCalls> => ({
  signIn: signIn(askSecondStep),
  signInOutside: signInOutside(askSecondStep),
  signOut,
});
