import type { authCalls } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler, OpenCtx, Routes } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { takeTurns } from '../../turns.ts';
import { addressGroup, countAttempt } from './attempts.ts';
import { fitsPassword } from './public/password.ts';
import { findActor, hashToken, makeToken } from './public/sessions.ts';
import { viewUser } from './public/view-user.ts';
import {
  type Attempt,
  deleteAttempt,
  deleteAttemptsOf,
  deleteSession,
  findAccount,
  insertSession,
  rememberAddress,
} from './queries.ts';

/** Checking a password takes 19 MiB and a core: few at once, addresses in turn (threats, article 7). */
const inTurn = takeTurns({ atOnce: 2, waiting: 300, ofKey: 100 });

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account whose password this is; every other attempt stays counted as a failure. */
async function checkPassword(ctx: OpenCtx, pair: Attempt, password: string): Promise<Account> {
  const attempt = await countAttempt(ctx, pair);
  const account = await findAccount(ctx.db, pair.userId);
  if (!(await fitsPassword(password, account?.password_hash)) || !account) refuse('LOGIN_FAILED');
  if (!account.deleted_at && account.employment !== 'R') return account;
  await deleteAttempt(ctx.db, attempt);
  refuse('ACCOUNT_DISABLED');
}

/** Signs in and sets a new session cookie; the one the browser held before ends (D-09). */
const signIn: Handler<typeof authCalls.signIn> = async (ctx, input) => {
  refuseFailed(firstFailure(signInChecks, input));
  const { door } = ctx;
  const pair = { userId: input.UserId, address: addressGroup(door.address) };
  const account = await inTurn(pair.address, () => checkPassword(ctx, pair, input.Password));

  const now = ctx.now();
  await deleteAttemptsOf(ctx.db, pair);
  await rememberAddress(ctx.db, pair, now);
  if (door.token) await deleteSession(ctx.db, hashToken(door.token));
  const token = makeToken();
  await insertSession(ctx.db, {
    token_hash: hashToken(token),
    user_id: account.user_id,
    credential_version: account.credential_version,
    created_at: now,
    last_seen_at: now,
    device: door.device,
    address: door.address,
  });
  door.giveToken(token);
  return viewUser((await findActor(ctx, token)) ?? refuse('LOGIN_FAILED'));
};

/** Ends the server's session; without one it is fine too (D-12). */
const signOut: Handler<typeof authCalls.signOut> = async (ctx) => {
  if (ctx.door.token) await deleteSession(ctx.db, hashToken(ctx.door.token));
  ctx.door.takeToken();
};

export const authRoutes: Routes<typeof authCalls> = { signIn, signOut };
