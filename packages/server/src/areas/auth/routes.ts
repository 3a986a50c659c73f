import type { authCalls } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler, OpenCtx, Routes } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { takeTurns } from '../../turns.ts';
import { logEvent, logRefused } from '../audit/public/events.ts';
import { addressGroup, countAttempt } from './attempts.ts';
import { fitsPassword } from './public/password.ts';
import { findActor, hashToken } from './public/sessions.ts';
import { type AskSecondStep, startSession } from './public/start-session.ts';
import { type Attempt, deleteAttempt, deleteAttemptsOf, deleteSession, findAccount, isActive } from './queries.ts';
import { signInOutside } from './sign-in-outside.ts';

/** Checking a password takes 19 MiB and a core: few at once, addresses in turn (threats, article 7). */
const inTurn = takeTurns({ atOnce: 2, waiting: 300, ofKey: 100 });

/** What the log of events says of a right password for an account that is deleted or retired. */
const CLOSED = '사용할 수 없는 계정';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account whose password this is; every other attempt stays counted as a failure. */
async function checkPassword(ctx: OpenCtx, pair: Attempt, password: string): Promise<Account> {
  const attempt = await countAttempt(ctx, pair);
  const account = await findAccount(ctx.db, pair.userId);
  const failed = { event: 'failed', userId: pair.userId, address: ctx.door.address } as const;
  if (!(await fitsPassword(password, account?.password_hash)) || !account) {
    await logRefused(ctx, failed);
    refuse('LOGIN_FAILED');
  }
  if (isActive(account)) return account;
  await deleteAttempt(ctx.db, attempt);
  await logRefused(ctx, { ...failed, detail: CLOSED });
  refuse('ACCOUNT_DISABLED');
}

/** Signs in and sets a new session cookie; the one the browser held before ends (D-09). A second step may come first. */
const signIn =
  (askSecondStep: AskSecondStep): Handler<typeof authCalls.signIn> =>
  async (ctx, input) => {
    refuseFailed(firstFailure(signInChecks, input));
    const pair = { userId: input.UserId, address: addressGroup(ctx.door.address) };
    const account = await inTurn(pair.address, () => checkPassword(ctx, pair, input.Password));
    const settle = async (tx: OpenCtx) => void (await deleteAttemptsOf(tx.db, pair));
    if (await askSecondStep(ctx, account, { event: 'sign-in', settle })) refuse('SECOND_STEP');
    return startSession(ctx, account, { event: 'sign-in', stepped: false, detail: '', settle });
  };

/** Ends the server's session; without one it is fine too (D-12). */
const signOut: Handler<typeof authCalls.signOut> = async (ctx) => {
  const actor = await findActor(ctx, ctx.door.token, ctx.door.address);
  if (ctx.door.token) await deleteSession(ctx.db, hashToken(ctx.door.token));
  if (actor) await logEvent(ctx, { event: 'sign-out', userId: actor.userId, address: ctx.door.address });
  ctx.door.takeToken();
};

/** The doors of the portal; what stands behind a right password is put together above this area. */
export const authRoutes = (askSecondStep: AskSecondStep): Routes<typeof authCalls> => ({
  signIn: signIn(askSecondStep),
  signInOutside: signInOutside(askSecondStep),
  signOut,
});
