import { refuse } from '../refuse.ts';

type Entry = { start: () => void };

/** How many run at once, how many may wait in all, and how many may wait under one key. */
export type QueueLimits = { concurrency: number; maxWaiting: number; maxWaitingPerKey?: number };

const RETRY_SECONDS = 3;

let waitingEverywhere = 0;

/** The number of works that wait in all queues of this process, for the metrics. */
export const countWaiting = (): number => waitingEverywhere;

/**
 * Creates a queue that limits concurrency. Keys (a user, an address) are served round-robin, so that one with many
 * entries does not delay others. Refuses with 503 when too many wait.
 */
export function makeFairQueue(limits: QueueLimits) {
  const maxOfKey = limits.maxWaitingPerKey ?? limits.maxWaiting;
  /** The waiting entries of each key; the first key is served next. */
  const queues = new Map<string, Entry[]>();
  let running = 0;
  let waitingCount = 0;

  const startNext = (): void => {
    const [first] = queues;
    if (!first || running >= limits.concurrency) return;
    const [key, queue] = first;
    const entry = queue.shift();
    // A key with more entries moves to the end, an empty one is removed.
    queues.delete(key);
    if (queue.length > 0) queues.set(key, queue);
    waitingCount -= 1;
    waitingEverywhere -= 1;
    running += 1;
    entry?.start();
  };

  const waitForSlot = (key: string): Promise<void> => {
    const queue = queues.get(key) ?? [];
    if (waitingCount >= limits.maxWaiting || queue.length >= maxOfKey)
      refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    queues.set(key, queue);
    waitingCount += 1;
    waitingEverywhere += 1;
    return new Promise((start) => {
      queue.push({ start });
      startNext();
    });
  };

  return async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    await waitForSlot(key);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
