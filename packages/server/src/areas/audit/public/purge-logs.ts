import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { type Counts, countAllExpired, type Removal } from '#db/removal.ts';
import { logRowsBefore, purgeLog } from '../queries/write.ts';

/** Rows per statement, few enough that others do not wait, and statements per run. */
const BATCH = { rows: 1000, perRun: 100 } as const;

/** The logs, and the moment before which each is over. */
const listCutoffs = ({ now, logDays }: Ctx) => {
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  return [
    { log: 'access_log', before: before(logDays.access) },
    { log: 'security_event', before: before(logDays.security) },
    { log: 'change_log', before: before(logDays.change) },
  ] as const;
};

async function purge(ctx: Ctx): Promise<Counts> {
  const counts: Counts = {};
  for (const { log, before } of listCutoffs(ctx)) {
    counts[log] = 0;
    for (let batch = 0; batch < BATCH.perRun; batch += 1) {
      const deleted = await purgeLog(ctx.db, log, { before, most: BATCH.rows });
      counts[log] += deleted;
      if (deleted < BATCH.rows) break;
    }
  }
  return counts;
}

/** Deletes expired log rows. The database keeps rows that the law requires, and logs each batch (TH34). */
export const purgeLogs: Removal = {
  due: (ctx) =>
    countAllExpired(
      ctx.db,
      listCutoffs(ctx).map(({ log, before }) => logRowsBefore(log, before)),
    ),
  run: purge,
};
