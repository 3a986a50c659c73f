import { logRefused } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { Refusal, refuse } from '#refuse.ts';
import { countAttempts, deleteAttempts, insertAttempt, lockAttempts } from './queries/attempts.ts';

const MINUTE_MS = 60_000;
/** The limit of failed attempts of one user, from all addresses together (wire.md, Throttles). */
const LIMIT = { tries: 10, withinMs: 15 * MINUTE_MS };
/** The clocks of two processes may differ by this much. Attempts further in the future are ignored. */
const SKEW_MS = MINUTE_MS;

/** The user of an attempt, and the address it comes from. */
export type UserAtAddress = { userId: string; address: string };

/**
 * Counts an attempt as failed before it is checked, or refuses with 429. A lock makes the count exact for parallel
 * attempts and across processes.
 */
export async function countAttempt(ctx: Ctx, { userId, address }: UserAtAddress): Promise<void> {
  const counted = inTransaction(ctx, async ({ db, now }) => {
    await lockAttempts(db, userId);
    const at = now();
    const span = { since: new Date(at.getTime() - LIMIT.withinMs), until: new Date(at.getTime() + SKEW_MS) };
    const { tries, first } = await countAttempts(db, userId, span);
    if (tries >= LIMIT.tries && first) {
      const untilMs = first.getTime() + LIMIT.withinMs - at.getTime();
      refuse('TOO_MANY_TRIES', { retryAfter: Math.max(1, Math.ceil(untilMs / 1000)) });
    }
    await insertAttempt(db, { user_id: userId, tried_at: at });
  });
  await counted.catch(async (error: unknown) => {
    if (error instanceof Refusal) await logRefused(ctx, { event: 'throttled', userId, address, detail: '2단계 인증' });
    throw error;
  });
}

/** Deletes the counted attempts of a user, after a successful one. */
export async function clearAttempts({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await deleteAttempts(db, userId);
}
