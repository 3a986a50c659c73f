import type { Ctx } from '../../../context.ts';
import { endOfAlarms } from '../alarm-age.ts';
import { deleteAlarmsBefore } from '../queries.ts';

/** Removes alarms older than 14 days in batches, so that no lock lasts long (D-30). */
export async function purgeOldAlarms(ctx: Ctx): Promise<void> {
  const moment = endOfAlarms(ctx.now());
  let hasMore = true;
  while (hasMore) hasMore = await deleteAlarmsBefore(ctx.db, moment);
}
