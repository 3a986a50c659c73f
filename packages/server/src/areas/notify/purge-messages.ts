import { RETENTION_DAYS } from '@portal/contract/areas/notify/kinds';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import type { Removal } from '#db/removal.ts';
import { countMessagesBefore, deleteEventsBefore, dropDeliveryMonths, foldDeliveriesBefore } from './queries/purge.ts';

const cutoffOf = ({ now }: Ctx): Date => new Date(now().getTime() - RETENTION_DAYS * DAY_MS);

/** Removes in batches until none is left, and returns the number. */
async function removeAll(removeBatch: () => Promise<{ removed: number; hasMore: boolean }>): Promise<number> {
  let total = 0;
  for (let hasMore = true; hasMore; ) {
    const batch = await removeBatch();
    total += batch.removed;
    hasMore = batch.hasMore;
  }
  return total;
}

/** Messages of more than 180 days, a month at a time. Their numbers per month stay (D-384). */
export const purgeMessages: Removal = {
  due: (ctx) => countMessagesBefore(ctx.db, cutoffOf(ctx)),
  run: async (ctx) => ({
    notify_delivery:
      (await dropDeliveryMonths(ctx.db, cutoffOf(ctx))) +
      (await removeAll(() => foldDeliveriesBefore(ctx.db, cutoffOf(ctx)))),
    notify_event: await removeAll(() => deleteEventsBefore(ctx.db, cutoffOf(ctx))),
  }),
};
