import type { Ctx } from '#context.ts';
import { loggable } from '#db/failures.ts';

/** Runs a job; one that fails is logged, and keeps the others from nothing. */
export async function attempt(ctx: Ctx, name: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    const reason = error instanceof Error ? { error: error.name, ...loggable(error) } : {};
    ctx.log.warn({ job: name, ...reason }, 'job failed');
  }
}

/** Runs `round` now and every so many milliseconds, one after the other; the answer ends that, after a round in progress. */
export function startRounds(round: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
