import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { isOutdated, keyIdOf } from '#sealed-fields.ts';
import { openNumber, SEALED_COLUMNS, sealNumber } from '../numbers.ts';
import { holdOutdated, updateSealed } from '../queries/record.ts';

/** Small enough that nobody who saves an employee waits for it. */
const BATCH = 50;

/**
 * Encrypts anew what was encrypted with another key than the first, in small transactions, while the portal serves;
 * gives the number of records. Old values stay readable as long as their key is among the settings (D-107).
 */
export async function rotateNumbers(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  let rotated = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (tx) => {
      const records = await holdOutdated(tx.db, keyIdOf(key), BATCH);
      for (const record of records) {
        const stored = SEALED_COLUMNS.flatMap((column) => {
          const sealed = record[column];
          return sealed !== null && isOutdated(tx.keys, sealed) ? [[column, sealed] as const] : [];
        });
        const fresh = stored.map(([column, sealed]) => {
          const value = openNumber(tx, record.user_id, column, sealed);
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
