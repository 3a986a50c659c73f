import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { keyIdOf } from '#sealed-fields.ts';
import { holdOutdatedSecrets, updateSecret } from '../queries/totp.ts';
import { openSecret, sealSecret } from '../totp-secret.ts';

/** Small enough that nobody who signs in waits for it. */
const BATCH = 50;

/** Encrypts the secrets of authenticator apps anew with the first key, in small transactions; gives their number. */
export async function rotateSecrets(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  let rotated = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (tx) => {
      const held = await holdOutdatedSecrets(tx.db, keyIdOf(key), BATCH);
      for (const { user_id, secret_sealed } of held) {
        await updateSecret(tx.db, user_id, sealSecret(tx, user_id, openSecret(tx, user_id, secret_sealed)));
      }
      return held.length;
    });
    rotated += done;
    if (done === 0) return rotated;
  }
}
