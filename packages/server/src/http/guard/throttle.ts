import type { AllowanceGrant, RateLimit } from '#db/rate-limits.ts';
import { refuse } from '#refuse.ts';

/** `filling` is a pending request for a portion. `emptyUntil` and `usedAt` are in milliseconds and only ever rise. */
type Bucket = { available: number; emptyUntil: number; usedAt: number; filling?: Promise<void> | undefined };

/** Limits far above a busy day (wire.md, Throttles). */
export const CALL_LIMIT: RateLimit = { burst: 1200, perMinute: 600 };
export const UPLOAD_LIMIT: RateLimit = { burst: 120, perMinute: 120 };
export const EXPORT_LIMIT: RateLimit = { burst: 120, perMinute: 60 };

/** Ordinary calls are taken from the shared row in portions: only one of sixty needs a query. */
export const CALL_PORTION = 60;

const IDLE_MS = 60_000;

/**
 * Limits the requests of each user, with a limit that all processes share. `take` takes a portion of the shared
 * allowance, which is spent in memory. `spend` refuses with 429 and Retry-After when nothing is left, and does not
 * query again until then.
 */
export function throttle(
  { perMinute }: RateLimit,
  take: (userId: string) => Promise<AllowanceGrant>,
  clock: () => number = () => performance.now(),
) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  const fill = async (userId: string, bucket: Bucket): Promise<void> => {
    const { granted, rest } = await take(userId);
    bucket.available += granted;
    if (granted === 0) bucket.emptyUntil = clock() + (1 - rest) / perMs;
  };

  const bucketOf = (userId: string): Bucket => {
    const bucket = buckets.get(userId) ?? { available: 0, emptyUntil: 0, usedAt: 0 };
    bucket.usedAt = clock();
    buckets.set(userId, bucket);
    return bucket;
  };

  const spendFrom = (bucket: Bucket): boolean => {
    if (bucket.available < 1) return false;
    bucket.available -= 1;
    return true;
  };

  return {
    async spend(userId: string): Promise<void> {
      const bucket = bucketOf(userId);
      while (!spendFrom(bucket)) {
        const waitMs = bucket.emptyUntil - clock();
        if (waitMs > 0) refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) });
        // Requests that come meanwhile wait for the same portion.
        bucket.filling ??= fill(userId, bucket).finally(() => {
          bucket.filling = undefined;
        });
        await bucket.filling;
      }
    },
    /** Removes users who have not called for a while. */
    sweep(): void {
      for (const [userId, { usedAt, filling }] of buckets) {
        if (!filling && clock() - usedAt > IDLE_MS) buckets.delete(userId);
      }
    },
  };
}

/** A limit on the requests of each user. */
export type Throttle = ReturnType<typeof throttle>;
