import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { countOutdated, lockOutdated, updateSealed } from '../queries/addresses.ts';
import { openAddress, sealAddress } from '../sealed-address.ts';

/** Rows per transaction, few enough that nobody waits long. */
const BATCH = 50;

/** Counts the addresses that a rotation would encrypt again. */
export const countOldAddresses = async ({ db, keys: [key] }: Ctx): Promise<number> =>
  key === undefined ? 0 : countOutdated(db, keyIdOf(key));

/** Encrypts addresses of an older key again with the first key, in small transactions. Returns their number. */
export async function rotateAddresses(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  for (let rotated = 0; ; ) {
    const done = await inTransaction(ctx, async (tx) => {
      const rows = await lockOutdated(tx.db, keyIdOf(key), BATCH);
      for (const { user_id, mail_sealed } of rows) {
        await updateSealed(tx.db, user_id, sealAddress(tx, user_id, openAddress(tx, user_id, mail_sealed)));
      }
      return rows.length;
    });
    rotated += done;
    if (done === 0) return rotated;
  }
}
