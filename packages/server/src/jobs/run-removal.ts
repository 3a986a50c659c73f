import { logEvent } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { beginHold, endHold, findHold, touchHold } from '#db/job-holds.ts';
import { recordRun } from '#db/job-runs.ts';
import type { Due, Removal } from '#db/removal.ts';
import { inTransaction } from '#db/transaction.ts';
import { isAboveCap, isCovered } from './caps.ts';

/** Keeps a job that would remove too much, until it is allowed. The event is written once. */
async function hold(ctx: Ctx, name: string, { what, due, total }: Due, hasHold: boolean): Promise<void> {
  ctx.log.warn({ job: name, what, due, total }, 'job held: too much at once, allow it with npm run portal -- jobs');
  const row = { name, reason: 'cap', seen_at: ctx.now(), what, due, total } as const;
  if (hasHold) {
    await touchHold(ctx.db, row);
    return;
  }
  await inTransaction(ctx, async (tx) => {
    await beginHold(tx.db, row);
    const detail = `${name} 보류: ${what} ${total}건 중 ${due}건`;
    await logEvent(tx, { event: 'jobs', userId: '', address: '', detail });
  });
}

/** Runs a job that removes, unless it would remove more than its cap unless it was allowed (D-361). */
export async function runRemoval(ctx: Ctx, name: string, { due, run }: Removal): Promise<void> {
  const exceeding = (await due(ctx)).filter(isAboveCap);
  const [first] = exceeding;
  const existing = first && (await findHold(ctx.db, name));
  if (first && !exceeding.every((one) => isCovered(existing?.allowed ?? null, one))) {
    await hold(ctx, name, first, existing !== undefined);
    return;
  }
  const counts = await run(ctx);
  await endHold(ctx.db, name);
  await recordRun(ctx.db, name, ctx.now(), counts);
  if (Object.values(counts).some((count) => count > 0)) ctx.log.info({ job: name, removed: counts }, 'job removed');
}
