import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { logEvent } from '#areas/audit/public/events.ts';
import { inTransaction } from '#db/transaction.ts';
import type { OpenCtx } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { deleteSession, insertSession, noteSignIn, rememberAddress } from '../queries.ts';
import { addressGroup } from './address-group.ts';
import { findActor, hashToken, makeToken } from './sessions.ts';
import { viewUser } from './view-user.ts';

/** The account that signs in. */
export type SignInAccount = { user_id: string; user_type: 'M' | 'C'; credential_version: number };

/** How the user signs in. `stepped`: a second factor was proved. `detail` names it in the log, or is ''. */
export type SignInDetails = {
  event: 'sign-in' | 'ticket';
  stepped: boolean;
  detail: string;
  /** Runs in the transaction that creates the session, for example to mark a ticket as used. May refuse. */
  settle: (tx: OpenCtx) => Promise<void>;
};

/**
 * Begins the second step after a right password or ticket, if one is needed, and returns true. `settle` of the first
 * step runs in the same transaction. Returns false when no second step is needed.
 */
export type BeginSecondStep = (
  ctx: OpenCtx,
  account: SignInAccount,
  entrance: Pick<SignInDetails, 'event' | 'settle'>,
) => Promise<boolean>;

/** Signs a user in with a new session, and ends the former session of the browser. */
export async function startSession(
  ctx: OpenCtx,
  { user_id, credential_version }: SignInAccount,
  { event, stepped, detail, settle }: SignInDetails,
): Promise<{ user: SignedInUser }> {
  const { signIn } = ctx;
  const now = ctx.now();
  const token = makeToken();
  await inTransaction(ctx, async (tx) => {
    await settle(tx);
    if (signIn.token) await deleteSession(tx.db, hashToken(signIn.token));
    await insertSession(tx.db, {
      token_hash: hashToken(token),
      user_id,
      credential_version,
      created_at: now,
      last_seen_at: now,
      device: signIn.device,
      address: signIn.address,
      stepped,
      by_ticket: event === 'ticket',
    });
    await noteSignIn(tx.db, user_id, now);
    await rememberAddress(tx.db, { userId: user_id, address: addressGroup(signIn.address) }, now);
    await logEvent(tx, { event, userId: user_id, address: signIn.address, detail });
  });
  signIn.setToken(token);
  return viewUser((await findActor(ctx, token, signIn.address)) ?? refuse('LOGIN_FAILED'));
}
