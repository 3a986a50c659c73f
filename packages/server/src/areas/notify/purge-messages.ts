import { RETENTION_DAYS } from '@portal/contract/areas/notify/kinds';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { deleteEventsBefore, foldDeliveriesBefore } from './queries/purge.ts';

/** Removes deliveries after 180 days in batches. Their numbers per month stay (D-384). */
export async function purgeMessages(ctx: Ctx): Promise<void> {
  const cutoff = new Date(ctx.now().getTime() - RETENTION_DAYS * DAY_MS);
  let hasMore = true;
  while (hasMore) hasMore = await foldDeliveriesBefore(ctx.db, cutoff);
  hasMore = true;
  while (hasMore) hasMore = await deleteEventsBefore(ctx.db, cutoff);
}
