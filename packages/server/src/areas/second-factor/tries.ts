import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { Refusal, refuse } from '#refuse.ts';
import { countTries, deleteTries, insertTry, lockTries } from './queries/tries.ts';

const MINUTE_MS = 60_000;
/** Of one person, from whatever addresses (wire.md, Throttles). */
const LIMIT = { tries: 10, withinMs: 15 * MINUTE_MS };
/** Clocks of two processes may differ this much; a clock set back by more leaves no lock behind. */
const SKEW_MS = MINUTE_MS;

/** Whose try it is, and from where. */
export type Trier = { userId: string; address: string };

/**
 * Counts a try as failed before it is looked at, or refuses with 429. The lock makes it hold for tries in parallel and
 * across processes.
 */
export async function countTry(ctx: Ctx, { userId, address }: Trier): Promise<void> {
  const counted = inTransaction(ctx, async ({ db, now }) => {
    await lockTries(db, userId);
    const at = now();
    const span = { since: new Date(at.getTime() - LIMIT.withinMs), until: new Date(at.getTime() + SKEW_MS) };
    const { tries, first } = await countTries(db, userId, span);
    if (tries >= LIMIT.tries && first) {
      const untilMs = first.getTime() + LIMIT.withinMs - at.getTime();
      refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, Math.ceil(untilMs / 1000)) });
    }
    await insertTry(db, { user_id: userId, tried_at: at });
  });
  await counted.catch(async (error: unknown) => {
    if (error instanceof Refusal) await logRefused(ctx, { event: 'throttled', userId, address, detail: '2단계 인증' });
    throw error;
  });
}

/** After a right one: the failures of that person are forgotten. */
export async function forgetTries({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await deleteTries(db, userId);
}
