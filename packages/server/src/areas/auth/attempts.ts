import { isIPv6 } from 'node:net';
import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { Refusal, refuse } from '#refuse.ts';
import { type Attempt, countFrom, insertAttempt, knowsAddress, listOfPair, lockFor, summarise } from './queries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** wire.md, Throttles. */
const PAIR = { failures: 10, withinMs: 5 * MINUTE, lockMs: 15 * MINUTE };
const ADDRESS = { failures: 60, withinMs: 15 * MINUTE };
const ACCOUNT = { failures: 30, withinMs: 15 * MINUTE, apartMs: 10 * SECOND };
/** Clocks of two processes may differ this much; a clock set back by more leaves no lock behind. */
const SKEW_MS = MINUTE;

/** Whose attempt it is when what was sent names nobody: it counts for its address alone. */
export const NOBODY = '';

const lockedOut = (untilMs: number, nowMs: number): never =>
  refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, Math.ceil((untilMs - nowMs) / SECOND)) });

/** What sign-ins are counted by: an IPv4 address, or the /64 that one IPv6 subscriber has to himself. */
export function addressGroup(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = plain.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  const network = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** An id and address with ten failures in five minutes are locked for fifteen, a right password included. */
async function refusePair({ db }: Ctx, pair: Attempt, now: number): Promise<void> {
  const since = new Date(now - PAIR.lockMs - PAIR.withinMs);
  const latest = await listOfPair(db, pair, { since, until: new Date(now + SKEW_MS) }, PAIR.failures);
  const newest = latest[0]?.failed_at.getTime();
  const tenth = latest[PAIR.failures - 1]?.failed_at.getTime();
  if (newest === undefined || tenth === undefined) return;
  if (newest - tenth <= PAIR.withinMs && now - newest < PAIR.lockMs) lockedOut(newest + PAIR.lockMs, now);
}

async function refuseAddress({ db }: Ctx, { address }: Attempt, now: number): Promise<void> {
  const span = { since: new Date(now - ADDRESS.withinMs), until: new Date(now + SKEW_MS) };
  const { failures, first } = await countFrom(db, address, span);
  if (failures >= ADDRESS.failures && first) lockedOut(first.getTime() + ADDRESS.withinMs, now);
}

/** An account attacked from many addresses is slow for all of them, but not where its owner signed in before. */
async function refuseAccount({ db }: Ctx, pair: Attempt, now: number): Promise<void> {
  const span = { since: new Date(now - ACCOUNT.withinMs), until: new Date(now + SKEW_MS) };
  const { failures, last } = await summarise(db, pair.userId, span);
  if (failures < ACCOUNT.failures || !last || now - last.getTime() >= ACCOUNT.apartMs) return;
  if (!(await knowsAddress(db, pair))) lockedOut(last.getTime() + ACCOUNT.apartMs, now);
}

/**
 * Counts a sign-in as failed before its password or ticket is looked at, and gives the number to take it back by; or refuses
 * with 429. The locks make it hold for guesses in parallel and across processes.
 */
export async function countAttempt(ctx: Ctx, pair: Attempt): Promise<number> {
  try {
    return await countInTurn(ctx, pair);
  } catch (error) {
    if (error instanceof Refusal) await logRefused(ctx, { event: 'throttled', ...pair });
    throw error;
  }
}

function countInTurn(ctx: Ctx, pair: Attempt): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    // Always in this order, so that no two wait for each other.
    await lockFor(tx.db, `address ${pair.address}`);
    if (pair.userId !== NOBODY) await lockFor(tx.db, `account ${pair.userId}`);
    const now = ctx.now();
    if (pair.userId !== NOBODY) await refusePair(tx, pair, now.getTime());
    await refuseAddress(tx, pair, now.getTime());
    if (pair.userId !== NOBODY) await refuseAccount(tx, pair, now.getTime());
    return insertAttempt(tx.db, pair, now);
  });
}
