import type { authCalls } from '@portal/contract/areas/auth/calls';
import { signInChecks } from '@portal/contract/areas/auth/forms';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler, Routes } from '../../http/handlers.ts';
import { refuse, refuseFailed } from '../../refuse.ts';
import { fitsPassword } from './public/password.ts';
import { findActor, hashToken, makeToken } from './public/sessions.ts';
import { viewUser } from './public/view-user.ts';
import { deleteFailures, deleteSession, findAccount, insertFailure, insertSession } from './queries.ts';
import { refuseLocked } from './refuse-locked.ts';

/** Signs in and sets a new session cookie; the one the browser held before ends (D-09). */
const signIn: Handler<typeof authCalls.signIn> = async (ctx, input) => {
  refuseFailed(firstFailure(signInChecks, input));
  const { door } = ctx;
  const now = ctx.now();
  const pair = { userId: input.UserId, address: door.address };
  await refuseLocked(ctx, pair);

  const account = await findAccount(ctx.db, input.UserId);
  if (!(await fitsPassword(input.Password, account?.password_hash)) || !account) {
    await insertFailure(ctx.db, { user_id: pair.userId, address: pair.address, failed_at: now });
    refuse('LOGIN_FAILED');
  }
  if (account.deleted_at || account.employment === 'R') refuse('ACCOUNT_DISABLED');

  await deleteFailures(ctx.db, pair);
  if (door.token) await deleteSession(ctx.db, hashToken(door.token));
  const token = makeToken();
  await insertSession(ctx.db, {
    token_hash: hashToken(token),
    user_id: account.user_id,
    credential_version: account.credential_version,
    created_at: now,
    last_seen_at: now,
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
