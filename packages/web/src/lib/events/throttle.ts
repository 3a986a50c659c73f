import { LATEST_READING_MS } from '@portal/contract/core/live-events';

/** A run that takes longer than this, in ms, no longer holds the next one up: its answer may never come. */
const LONGEST_RUN_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Runs a job once for many requests, at the moment of the earliest one: later ones never put it off. There is one run at
 * a time, so that no change cancels a slow answer. What is asked for meanwhile runs afterwards (D-641).
 */
export function throttle(job: () => unknown) {
  let due: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;
  const arm = () => {
    clearTimeout(timer);
    if (due === undefined || isRunning || isStopped) return;
    timer = setTimeout(() => void run(), Math.max(0, due - Date.now()));
  };
  const run = async () => {
    due = undefined;
    isRunning = true;
    try {
      await Promise.race([job(), pause(LONGEST_RUN_MS)]);
    } finally {
      isRunning = false;
      arm();
    }
  };
  return {
    /** Asks for a run about `delayMs` from now, or at a random moment of the next `spanMs`. */
    ask: (delayMs: number, spanMs = 0): void => {
      const latest = Math.max(spanMs, Math.min(delayMs * 1.5, LATEST_READING_MS));
      const at = Date.now() + delayMs / 2 + Math.random() * (latest - delayMs / 2);
      due = Math.min(due ?? at, at);
      arm();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
