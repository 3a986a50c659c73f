import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { purgeLog } from '../queries/write.ts';

/** Rows per statement, few enough that others do not wait, and statements per run. */
const BATCH = { rows: 1000, perRun: 100 } as const;

/** Deletes expired log rows. The database keeps rows that the law requires, and logs each batch (TH34). */
export async function purgeLogs({ db, now, logDays }: Ctx): Promise<void> {
  const days = { access_log: logDays.access, security_event: logDays.security, change_log: logDays.change } as const;
  for (const log of ['access_log', 'security_event', 'change_log'] as const) {
    const before = new Date(now().getTime() - days[log] * DAY_MS);
    for (let batch = 0; batch < BATCH.perRun; batch += 1) {
      if ((await purgeLog(db, log, { before, most: BATCH.rows })) < BATCH.rows) break;
    }
  }
}
