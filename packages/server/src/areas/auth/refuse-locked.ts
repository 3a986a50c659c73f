import type { Ctx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { countFailures, listFailures } from './queries.ts';

const MINUTE = 60_000;
/** wire.md, Throttles: 10 failures in 5 minutes per id and address, 60 in 15 minutes per address. */
const PAIR = { failures: 10, withinMs: 5 * MINUTE, lockMs: 15 * MINUTE };
const ADDRESS = { failures: 60, withinMs: 15 * MINUTE };

const lockedOut = (untilMs: number, nowMs: number): never =>
  refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)) });

/** Refuses a sign-in, right password or not, while its id and address or its address alone is locked. */
export async function refuseLocked(ctx: Ctx, pair: { userId: string; address: string }): Promise<void> {
  const now = ctx.now().getTime();
  const latest = await listFailures(ctx.db, pair, new Date(now - PAIR.lockMs - PAIR.withinMs), PAIR.failures);
  const newest = latest[0]?.failed_at.getTime();
  const tenth = latest[PAIR.failures - 1]?.failed_at.getTime();
  if (newest !== undefined && tenth !== undefined && newest - tenth <= PAIR.withinMs && now - newest < PAIR.lockMs) {
    lockedOut(newest + PAIR.lockMs, now);
  }
  const fromAddress = await countFailures(ctx.db, pair.address, new Date(now - ADDRESS.withinMs));
  if (fromAddress.failures >= ADDRESS.failures && fromAddress.first) {
    lockedOut(fromAddress.first.getTime() + ADDRESS.withinMs, now);
  }
}
