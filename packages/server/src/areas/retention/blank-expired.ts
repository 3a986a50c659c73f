import { RETENTION_KINDS, retentionCutoff } from '@portal/contract/areas/retention/kinds';
import { logEvent } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { tryShareBackupLock } from '#db/backup-lock.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Period, readPeriods } from './periods.ts';
import type { RetentionTarget, RetentionTargets } from './public/target.ts';
import { addToRun, findRetentionStart } from './queries.ts';

/** Records per transaction: locks stay short, and a killed process loses little work. */
const BATCH = 20;

type Run = Period & { ranAt: Date; before: Date };

/**
 * Blanks one batch and logs it in one transaction. Answers false when nothing is left, or while a backup copies files.
 * The next run then continues.
 */
const blankBatch = (ctx: Ctx, { blank }: RetentionTarget, { kind, months, ranAt, before }: Run): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    if (!(await tryShareBackupLock(tx.db))) return false;
    const keys = await blank(tx, { before, most: BATCH });
    if (keys.length === 0) return false;
    await addToRun(tx.db, { kind, ranAt, months, keys });
    const detail = `${RETENTION_KINDS[kind].label} ${keys.length}건`;
    await logEvent(tx, { event: 'retention', userId: '', address: '', detail });
    return true;
  });

/**
 * Blanks personal data whose retention period is over, in batches. Finished batches stay done when the process
 * ends early. Concurrent runs share the work, because blanked data is no longer due.
 */
export async function blankExpired(targets: RetentionTargets, ctx: Ctx): Promise<void> {
  const ranAt = ctx.now();
  if (ranAt < (await findRetentionStart(ctx.db))) return;
  for (const period of await readPeriods(ctx)) {
    const run = { ...period, ranAt, before: retentionCutoff(ranAt, period.months) };
    let hasMore = true;
    while (hasMore) hasMore = await blankBatch(ctx, targets[period.kind], run);
  }
}
