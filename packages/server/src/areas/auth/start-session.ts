import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { inTransaction } from '../../db/transaction.ts';
import type { OpenCtx } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { findActor, hashToken, makeToken } from './public/sessions.ts';
import { viewUser } from './public/view-user.ts';
import { deleteSession, insertSession } from './queries.ts';

type Account = { user_id: string; credential_version: number };

/**
 * Signs somebody in: a new session, and the one that the browser held before ends. `settle` does in the same
 * transaction what belongs to it, and may refuse.
 */
export async function startSession(
  ctx: OpenCtx,
  { user_id, credential_version }: Account,
  settle: (tx: OpenCtx) => Promise<void>,
): Promise<{ user: SignedInUser }> {
  const { door } = ctx;
  const now = ctx.now();
  const token = makeToken();
  await inTransaction(ctx, async (tx) => {
    await settle(tx);
    if (door.token) await deleteSession(tx.db, hashToken(door.token));
    await insertSession(tx.db, {
      token_hash: hashToken(token),
      user_id,
      credential_version,
      created_at: now,
      last_seen_at: now,
      device: door.device,
      address: door.address,
    });
  });
  door.giveToken(token);
  return viewUser((await findActor(ctx, token)) ?? refuse('LOGIN_FAILED'));
}
