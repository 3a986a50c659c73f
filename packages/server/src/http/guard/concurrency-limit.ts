import { refuse } from '#refuse.ts';

/** Number of requests in progress, and their bytes. */
export type Load = { requests: number; bytes: number };

/** Limits for requests in progress, of one user and of all users together. */
export type ConcurrencyLimits = { ofUser: Load; ofAll: Load };

const RETRY_SECONDS = 5;

const fits = (current: Load, bytes: number, limit: Load): boolean =>
  current.requests < limit.requests && current.bytes + bytes <= limit.bytes;

/**
 * Limits requests in progress. The returned function enters one request and returns the function that leaves. It
 * refuses with 429 when the user has too many, and with 503 when all users together have too many.
 */
export function makeConcurrencyLimit(limits: ConcurrencyLimits) {
  const all: Load = { requests: 0, bytes: 0 };
  const users = new Map<string, Load>();
  return (userId: string, bytes: number): (() => void) => {
    const ofOneUser = users.get(userId) ?? { requests: 0, bytes: 0 };
    if (!fits(ofOneUser, bytes, limits.ofUser)) refuse('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
    if (!fits(all, bytes, limits.ofAll)) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    users.set(userId, ofOneUser);
    for (const load of [ofOneUser, all]) {
      load.requests += 1;
      load.bytes += bytes;
    }
    return () => {
      for (const load of [ofOneUser, all]) {
        load.requests -= 1;
        load.bytes -= bytes;
      }
      if (ofOneUser.requests === 0) users.delete(userId);
    };
  };
}
