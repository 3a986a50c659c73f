import type { Ctx } from '#context.ts';
import { SealedFieldError } from '#security/sealed-fields.ts';
import { SEALED_COLUMNS, unsealNumber } from '../numbers.ts';
import { listSealedSamples } from '../queries/record.ts';

/** Opens one number of each key that is stored, and counts those that no key of the settings opens. */
export async function countUnreadableNumbers(ctx: Ctx): Promise<{ tried: number; unreadable: number }> {
  const result = { tried: 0, unreadable: 0 };
  for (const column of SEALED_COLUMNS) {
    for (const { user_id, sealed } of await listSealedSamples(ctx.db, column)) {
      result.tried += 1;
      try {
        unsealNumber(ctx, user_id, column, sealed);
      } catch (error) {
        if (!(error instanceof SealedFieldError)) throw error;
        result.unreadable += 1;
      }
    }
  }
  return result;
}
