import type { Ctx } from '#context.ts';
import { SealedFieldError } from '#security/sealed-fields.ts';
import { listSecretSamples } from '../queries/totp.ts';
import { unsealSecret } from '../totp-secret.ts';

/** Opens one secret of each key that is stored, and counts those that no key of the settings opens. */
export async function countUnreadableSecrets(ctx: Ctx): Promise<{ tried: number; unreadable: number }> {
  const samples = await listSecretSamples(ctx.db);
  let unreadable = 0;
  for (const { user_id, secret_sealed } of samples) {
    try {
      unsealSecret(ctx, user_id, secret_sealed);
    } catch (error) {
      if (!(error instanceof SealedFieldError)) throw error;
      unreadable += 1;
    }
  }
  return { tried: samples.length, unreadable };
}
