import type { Limit, Taken } from '#db/allowances.ts';
import { refuse } from '#refuse.ts';

/** `filling` is a portion on its way; `emptyUntil` and `usedAt` are milliseconds that only ever rise. */
type Purse = { left: number; emptyUntil: number; usedAt: number; filling?: Promise<void> | undefined };

/** Far above a busy day (wire.md, Throttles). */
export const CALL_LIMIT: Limit = { burst: 1200, perMinute: 600 };
export const UPLOAD_LIMIT: Limit = { burst: 120, perMinute: 120 };
export const EXPORT_LIMIT: Limit = { burst: 120, perMinute: 60 };

/** Ordinary calls are taken from the shared row by the dozen: one of sixty asks the database. */
export const CALL_PORTION = 60;

const IDLE_MS = 60_000;

/**
 * Counts what users do against a limit that all processes share. `take` takes from the shared allowance; what it
 * granted is spent in memory. `spend` refuses with 429 and Retry-After when nothing is left, and asks no more until then.
 */
export function throttle(
  { perMinute }: Limit,
  take: (userId: string) => Promise<Taken>,
  clock: () => number = () => performance.now(),
) {
  const purses = new Map<string, Purse>();
  const perMs = perMinute / 60_000;

  const fill = async (userId: string, purse: Purse): Promise<void> => {
    const { granted, rest } = await take(userId);
    purse.left += granted;
    if (granted === 0) purse.emptyUntil = clock() + (1 - rest) / perMs;
  };

  const purseOf = (userId: string): Purse => {
    const purse = purses.get(userId) ?? { left: 0, emptyUntil: 0, usedAt: 0 };
    purse.usedAt = clock();
    purses.set(userId, purse);
    return purse;
  };

  const spendFrom = (purse: Purse): boolean => {
    if (purse.left < 1) return false;
    purse.left -= 1;
    return true;
  };

  return {
    async spend(userId: string): Promise<void> {
      const purse = purseOf(userId);
      while (!spendFrom(purse)) {
        const waitMs = purse.emptyUntil - clock();
        if (waitMs > 0) refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) });
        // Whoever comes meanwhile waits for the same portion.
        purse.filling ??= fill(userId, purse).finally(() => {
          purse.filling = undefined;
        });
        await purse.filling;
      }
    },
    /** Forgets users who have not called for a while. */
    sweep(): void {
      for (const [userId, { usedAt, filling }] of purses) {
        if (!filling && clock() - usedAt > IDLE_MS) purses.delete(userId);
      }
    },
  };
}

export type Throttle = ReturnType<typeof throttle>;
