import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { keyIdOf } from '#security/sealed-fields.ts';
import { countOutdated, lockOutdated, updateSubscription } from '../queries/devices.ts';
import { openSubscription, sealSubscription } from '../subscription.ts';

/** Rows per transaction, few enough that a visit does not wait long. */
const BATCH = 50;

/** Counts the devices that a rotation would encrypt again. */
export const countOldDevices = async ({ db, keys: [key] }: Ctx): Promise<number> =>
  key === undefined ? 0 : countOutdated(db, keyIdOf(key));

/** Encrypts devices of an older key again with the first key, in small transactions. Returns their number. */
export async function rotateDevices(ctx: Ctx): Promise<number> {
  const [key] = ctx.keys;
  if (key === undefined) return 0;
  for (let rotated = 0; ; ) {
    const done = await inTransaction(ctx, async (tx) => {
      const devices = await lockOutdated(tx.db, keyIdOf(key), BATCH);
      for (const { id, endpoint_hash, subscription_sealed } of devices) {
        const subscription = openSubscription(tx, endpoint_hash, subscription_sealed);
        await updateSubscription(tx.db, id, sealSubscription(tx, subscription));
      }
      return devices.length;
    });
    rotated += done;
    if (done === 0) return rotated;
  }
}
