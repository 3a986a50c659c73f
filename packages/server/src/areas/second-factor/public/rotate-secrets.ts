import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { countOutdatedSecrets, lockOutdatedSecrets, updateSecret } from '../queries/totp.ts';
import { sealSecret, unsealSecret } from '../totp-secret.ts';

/** Rows per transaction, few enough that a sign-in does not wait long. */
const BATCH = 50;

/** Counts the secrets that a rotation would encrypt again. */
export const countOldSecrets = async ({ db, keys: [key] }: Ctx): Promise<number> =>
  key === undefined ? 0 : countOutdatedSecrets(db, keyIdOf(key));

/** Encrypts secrets of an older key again with the first key, in small transactions. Returns their number. */
export async function rotateSecrets(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  let rotated = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (tx) => {
      const secrets = await lockOutdatedSecrets(tx.db, keyIdOf(key), BATCH);
      for (const { user_id, secret_sealed } of secrets) {
        await updateSecret(tx.db, user_id, sealSecret(tx, user_id, unsealSecret(tx, user_id, secret_sealed)));
      }
      return secrets.length;
    });
    rotated += done;
    if (done === 0) return rotated;
  }
}
