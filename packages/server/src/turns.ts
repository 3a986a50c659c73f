import { refuse } from './refuse.ts';

type Waiting = { start: () => void };

/** How many run at once, how many may wait for them, and how many of one key. */
export type TurnLimits = { atOnce: number; waiting: number; ofKey?: number };

const RETRY_SECONDS = 3;

/**
 * Expensive work takes turns: so many at once, the others wait, and each key (a user, an address) in its turn, so that
 * a long row of one keeps nobody else waiting behind it. Refuses with 503 when too many wait.
 */
export function takeTurns({ atOnce, waiting, ofKey = waiting }: TurnLimits) {
  /** Keys in the order of their turns, each with its row. */
  const rows = new Map<string, Waiting[]>();
  let running = 0;
  let inRows = 0;

  const next = (): void => {
    const [first] = rows;
    if (!first || running >= atOnce) return;
    const [key, row] = first;
    const one = row.shift();
    // To the end of the line, or out of it.
    rows.delete(key);
    if (row.length > 0) rows.set(key, row);
    inRows -= 1;
    running += 1;
    one?.start();
  };

  const wait = (key: string): Promise<void> => {
    const row = rows.get(key) ?? [];
    if (inRows >= waiting || row.length >= ofKey) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    rows.set(key, row);
    inRows += 1;
    return new Promise((start) => {
      row.push({ start });
      next();
    });
  };

  return async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    await wait(key);
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
