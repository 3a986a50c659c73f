import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { isSealedWithOldKey, keyIdOf } from '#security/sealed-fields.ts';
import { SEALED_COLUMNS, sealNumber, unsealNumber } from '../numbers.ts';
import { countOutdated, lockOutdated, updateSealed } from '../queries/record.ts';

/** Rows per transaction, few enough that a save of an employee does not wait long. */
const BATCH = 50;

/** Counts the records that a rotation would encrypt again. */
export const countOldNumbers = async ({ db, keys: [key] }: Ctx): Promise<number> =>
  key === undefined ? 0 : countOutdated(db, keyIdOf(key));

/**
 * Encrypts numbers of an older key again with the first key, and returns the number of records. It runs in small
 * transactions while the portal serves. Old values stay readable while their key is in the settings (D-107).
 */
export async function rotateNumbers(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  let rotated = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (tx) => {
      const records = await lockOutdated(tx.db, keyIdOf(key), BATCH);
      for (const record of records) {
        const stored = SEALED_COLUMNS.flatMap((column) => {
          const sealed = record[column];
          return sealed !== null && isSealedWithOldKey(tx.keys, sealed) ? [[column, sealed] as const] : [];
        });
        const fresh = stored.map(([column, sealed]) => {
          const value = unsealNumber(tx, record.user_id, column, sealed);
          return [column, sealNumber(tx, record.user_id, column, value)] as const;
        });
        await updateSealed(tx.db, record.user_id, Object.fromEntries(fresh));
      }
      return records.length;
    });
    rotated += done;
    if (done === 0) return rotated;
  }
}
