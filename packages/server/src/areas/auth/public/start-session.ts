import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { logEvent } from '#areas/audit/public/events.ts';
import { inTransaction } from '#db/transaction.ts';
import type { OpenCtx } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { addressGroup } from '../attempts.ts';
import { deleteSession, insertSession, rememberAddress } from '../queries.ts';
import { findActor, hashToken, makeToken } from './sessions.ts';
import { viewUser } from './view-user.ts';

/** Whoever signs in, as sign-in knows him. */
export type Arriving = { user_id: string; user_type: 'M' | 'C'; credential_version: number };

/** By what he came, and by which second factor, in the words of the log; '' without one. */
export type Entrance = {
  event: 'sign-in' | 'ticket';
  stepped: boolean;
  detail: string;
  /** What belongs to it, in the same transaction; it may refuse. */
  settle: (tx: OpenCtx) => Promise<void>;
};

/**
 * Whether a second step stands between a right password, or ticket, and a session. It then begins that step, does in
 * the same transaction what belongs to the first one, and answers true.
 */
export type AskSecondStep = (
  ctx: OpenCtx,
  account: Arriving,
  entrance: Pick<Entrance, 'event' | 'settle'>,
) => Promise<boolean>;

/** Signs somebody in: a new session, and the one that the browser held before ends. */
export async function startSession(
  ctx: OpenCtx,
  { user_id, credential_version }: Arriving,
  { event, stepped, detail, settle }: Entrance,
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
    await rememberAddress(tx.db, { userId: user_id, address: addressGroup(signIn.address) }, now);
    await logEvent(tx, { event, userId: user_id, address: signIn.address, detail });
  });
  signIn.setToken(token);
  return viewUser((await findActor(ctx, token, signIn.address)) ?? refuse('LOGIN_FAILED'));
}
