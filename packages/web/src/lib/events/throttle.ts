/** A run that takes longer than this, in ms, no longer holds the next one up: its answer may never come. */
const LONGEST_RUN_MS = 10_000;

export type Throttle = {
  /** Asks for a run at a random moment between half of `delayMs` and `delayMs` from now. */
  ask: (delayMs: number) => void;
  stop: () => void;
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Runs a job once for many requests, at the moment of the earliest of them: further ones never put it off. One run at
 * a time, so that a slow answer is not cancelled by the next change. What is asked for meanwhile runs afterwards.
 */
export function throttle(job: () => unknown): Throttle {
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
    ask: (delayMs) => {
      const at = Date.now() + delayMs * (0.5 + Math.random() / 2);
      due = Math.min(due ?? at, at);
      arm();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
