import { endOfPeriod, RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import { logEvent } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { mayRemoveBytes } from '#db/backup-lock.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Period, readPeriods } from './periods.ts';
import type { RetentionTarget, RetentionTargets } from './public/target.ts';
import { addToRun, findStart } from './queries.ts';

/** Records of one transaction: their locks are short, and a killed process loses no more than that. */
const BATCH = 20;

type Run = Period & { ranAt: Date; before: Date };

/**
 * One batch with its records of having been done, all of it or nothing; false when nothing is left, or when a backup
 * copies files that would go: they go with the next run.
 */
const blankBatch = (ctx: Ctx, { blank }: RetentionTarget, { kind, months, ranAt, before }: Run): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    if (!(await mayRemoveBytes(tx.db))) return false;
    const keys = await blank(tx, { before, most: BATCH });
    if (keys.length === 0) return false;
    await addToRun(tx.db, { kind, ranAt, months, keys });
    const detail = `${RETENTION_KINDS[kind].label} ${keys.length}건`;
    await logEvent(tx, { event: 'retention', userId: '', address: '', detail });
    return true;
  });

/**
 * Blanks personal data whose period is over, in batches. Whatever was done stays done when the process ends in
 * between: what is blanked is no longer due, and two runs at once share the work.
 */
export async function blankEnded(targets: RetentionTargets, ctx: Ctx): Promise<void> {
  const ranAt = ctx.now();
  if (ranAt < (await findStart(ctx.db))) return;
  for (const period of await readPeriods(ctx)) {
    const run = { ...period, ranAt, before: endOfPeriod(ranAt, period.months) };
    let hasMore = true;
    while (hasMore) hasMore = await blankBatch(ctx, targets[period.kind], run);
  }
}
