import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { purgeLog } from '../queries/write.ts';

/** Rows of one statement, so that nobody waits for it, and statements of one run. */
const BATCH = { rows: 1000, most: 100 } as const;

/** Deletes rows of the logs whose days are over; the database leaves what the law keeps, and notes each batch (TH34). */
export async function purgeLogs({ db, now, logDays }: Ctx): Promise<void> {
  const days = { access_log: logDays.access, security_event: logDays.security, change_log: logDays.change } as const;
  for (const log of ['access_log', 'security_event', 'change_log'] as const) {
    const before = new Date(now().getTime() - days[log] * DAY_MS);
    for (let batch = 0; batch < BATCH.most; batch += 1) {
      if ((await purgeLog(db, log, { before, most: BATCH.rows })) < BATCH.rows) break;
    }
  }
}
