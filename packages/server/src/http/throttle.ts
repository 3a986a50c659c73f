import { refuse } from '../refuse.ts';

type Limit = { burst: number; perMinute: number };
type Bucket = { left: number; at: number };

/** Far above a busy day (wire.md, Throttles). */
export const CALL_LIMIT: Limit = { burst: 1200, perMinute: 600 };
export const UPLOAD_LIMIT: Limit = { burst: 120, perMinute: 120 };

/**
 * A token bucket per user: `spend` refuses with 429 and Retry-After when the bucket is empty. `clock` gives
 * milliseconds that only ever rise: with the time of day, a clock set back would empty every bucket.
 */
export function throttle({ burst, perMinute }: Limit, clock: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  const refill = (bucket: Bucket, now: number): number => Math.min(burst, bucket.left + (now - bucket.at) * perMs);
  return {
    spend(userId: string): void {
      const now = clock();
      const left = refill(buckets.get(userId) ?? { left: burst, at: now }, now);
      if (left < 1) refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((1 - left) / perMs / 1000) });
      buckets.set(userId, { left: left - 1, at: now });
    },
    /** Forgets users whose bucket is full again. */
    sweep(): void {
      const now = clock();
      for (const [userId, bucket] of buckets) if (refill(bucket, now) >= burst) buckets.delete(userId);
    },
  };
}
