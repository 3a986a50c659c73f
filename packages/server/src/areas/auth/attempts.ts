import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { Refusal, refuse } from '#refuse.ts';
import {
  countAccountFailures,
  countAddressFailures,
  insertAttempt,
  knowsAddress,
  listFailureTimes,
  lockSignIn,
  type UserAtAddress,
} from './queries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The limits of failed sign-ins (wire.md, Throttles). */
const PAIR = { failures: 10, withinMs: 5 * MINUTE, lockMs: 15 * MINUTE };
const ADDRESS = { failures: 60, withinMs: 15 * MINUTE };
const ACCOUNT = { failures: 30, withinMs: 15 * MINUTE, apartMs: 10 * SECOND };
/** The clocks of two processes may differ by this much. Failures further in the future are ignored. */
const SKEW_MS = MINUTE;

/** The user id of an attempt that names no user. It counts for its address only. */
export const NOBODY = '';

/** Refuses with 429 until the given time. */
const refuseUntil = (untilMs: number, nowMs: number): never =>
  refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, Math.ceil((untilMs - nowMs) / SECOND)) });

/** Locks an id at an address for fifteen minutes after ten failures in five, even for a right password. */
async function refusePair({ db }: Ctx, pair: UserAtAddress, now: number): Promise<void> {
  const since = new Date(now - PAIR.lockMs - PAIR.withinMs);
  const latest = await listFailureTimes(db, pair, { since, until: new Date(now + SKEW_MS) }, PAIR.failures);
  const newest = latest[0]?.failed_at.getTime();
  const tenth = latest[PAIR.failures - 1]?.failed_at.getTime();
  if (newest === undefined || tenth === undefined) return;
  if (newest - tenth <= PAIR.withinMs && now - newest < PAIR.lockMs) refuseUntil(newest + PAIR.lockMs, now);
}

/** Refuses an address with sixty failures in fifteen minutes. */
async function refuseAddress({ db }: Ctx, { address }: UserAtAddress, now: number): Promise<void> {
  const span = { since: new Date(now - ADDRESS.withinMs), until: new Date(now + SKEW_MS) };
  const { failures, first } = await countAddressFailures(db, address, span);
  if (failures >= ADDRESS.failures && first) refuseUntil(first.getTime() + ADDRESS.withinMs, now);
}

/** Slows an account with many failures down, except at addresses where its owner has signed in before. */
async function refuseAccount({ db }: Ctx, pair: UserAtAddress, now: number): Promise<void> {
  const span = { since: new Date(now - ACCOUNT.withinMs), until: new Date(now + SKEW_MS) };
  const { failures, last } = await countAccountFailures(db, pair.userId, span);
  if (failures < ACCOUNT.failures || !last || now - last.getTime() >= ACCOUNT.apartMs) return;
  if (!(await knowsAddress(db, pair))) refuseUntil(last.getTime() + ACCOUNT.apartMs, now);
}

/**
 * Counts a sign-in as failed before its password or ticket is checked, and returns the id of that row. Refuses with 429.
 * Locks make the count exact for parallel guesses and across processes.
 */
export async function countAttempt(ctx: Ctx, pair: UserAtAddress): Promise<number> {
  try {
    return await countWithLocks(ctx, pair);
  } catch (error) {
    if (error instanceof Refusal) await logRefused(ctx, { event: 'throttled', ...pair });
    throw error;
  }
}

/** Counts an attempt under the locks of its address and its account. */
function countWithLocks(ctx: Ctx, pair: UserAtAddress): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    // Always in this order, to prevent deadlocks.
    await lockSignIn(tx.db, `address ${pair.address}`);
    if (pair.userId !== NOBODY) await lockSignIn(tx.db, `account ${pair.userId}`);
    const now = ctx.now();
    if (pair.userId !== NOBODY) await refusePair(tx, pair, now.getTime());
    await refuseAddress(tx, pair, now.getTime());
    if (pair.userId !== NOBODY) await refuseAccount(tx, pair, now.getTime());
    return insertAttempt(tx.db, pair, now);
  });
}
