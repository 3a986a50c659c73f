import { refuse } from '#refuse.ts';

/** Requests that are on their way, and bytes of them. */
export type Share = { requests: number; bytes: number };

/** What may be on its way at once, of one user and of all together. */
export type Shares = { ofUser: Share; ofAll: Share };

const RETRY_SECONDS = 5;

const fits = (taken: Share, bytes: number, most: Share): boolean =>
  taken.requests < most.requests && taken.bytes + bytes <= most.bytes;

/**
 * Counts requests on their way. The answered function takes a place for one and answers how to leave it: 429 for a user
 * with too many, 503 when all together are too many.
 */
export function takeShares(most: Shares) {
  const all: Share = { requests: 0, bytes: 0 };
  const users = new Map<string, Share>();
  return (userId: string, bytes: number): (() => void) => {
    const own = users.get(userId) ?? { requests: 0, bytes: 0 };
    if (!fits(own, bytes, most.ofUser)) refuse('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
    if (!fits(all, bytes, most.ofAll)) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    users.set(userId, own);
    for (const share of [own, all]) {
      share.requests += 1;
      share.bytes += bytes;
    }
    return () => {
      for (const share of [own, all]) {
        share.requests -= 1;
        share.bytes -= bytes;
      }
      if (own.requests === 0) users.delete(userId);
    };
  };
}
