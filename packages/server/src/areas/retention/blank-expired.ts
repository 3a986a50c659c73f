import { RETENTION_KINDS, retentionCutoff } from '@portal/contract/areas/retention/kinds';
import { logEvent } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { tryShareBackupLock } from '#db/backup-lock.ts';
import type { Counts, Due, Removal } from '#db/removal.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Period, readPeriods } from './periods.ts';
import type { RetentionTarget, RetentionTargets } from './public/target.ts';
import { addToRun, findRetentionStart } from './queries.ts';

/** Records per transaction: locks stay short, and a killed process loses little work. */
const BATCH = 20;

type Run = Period & { ranAt: Date; before: Date };

/**
 * Blanks one batch and logs it in one transaction. Answers 0 when nothing is left, or while a backup copies files. The
 * next run then continues.
 */
const blankBatch = (ctx: Ctx, { blank }: RetentionTarget, { kind, months, ranAt, before }: Run): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    if (!(await tryShareBackupLock(tx.db))) return 0;
    const keys = await blank(tx, { before, most: BATCH });
    if (keys.length === 0) return 0;
    await addToRun(tx.db, { kind, ranAt, months, keys });
    const detail = `${RETENTION_KINDS[kind].label} ${keys.length}건`;
    await logEvent(tx, { event: 'retention', userId: '', address: '', detail });
    return keys.length;
  });

/** The periods whose end counts now; none before the start. */
async function listRuns(ctx: Ctx): Promise<Run[]> {
  const ranAt = ctx.now();
  if (ranAt < (await findRetentionStart(ctx.db))) return [];
  const periods = await readPeriods(ctx);
  return periods.map((period) => ({ ...period, ranAt, before: retentionCutoff(ranAt, period.months) }));
}

async function blankAll(targets: RetentionTargets, ctx: Ctx): Promise<Counts> {
  const counts: Counts = {};
  for (const run of await listRuns(ctx)) {
    let blanked = 0;
    let hasMore = true;
    while (hasMore) {
      const batch = await blankBatch(ctx, targets[run.kind], run);
      blanked += batch;
      hasMore = batch > 0;
    }
    counts[run.kind] = blanked;
  }
  return counts;
}

/** What a run would blank, of all records that are not blanked yet. */
async function countExpired(targets: RetentionTargets, ctx: Ctx): Promise<Due[]> {
  const counted: Due[] = [];
  for (const { kind, before, ranAt } of await listRuns(ctx)) {
    const { count: due } = await targets[kind].summarize(ctx.db, { before, most: 0 });
    const { count: total } = await targets[kind].summarize(ctx.db, { before: ranAt, most: 0 });
    counted.push({ what: kind, cap: 'people', due: Number(due), total: Number(total) });
  }
  return counted;
}

/**
 * Blanks personal data whose retention period is over, in batches. Finished batches stay done when the process
 * ends early. Concurrent runs share the work, because blanked data is no longer due.
 */
export const blankExpired = (targets: RetentionTargets): Removal => ({
  due: (ctx) => countExpired(targets, ctx),
  run: (ctx) => blankAll(targets, ctx),
});
