import type { Ctx } from '#context.ts';
import { logFieldsOf } from '#db/failures.ts';

/** Runs a job. A failure is logged and does not stop other jobs. */
export async function runJob(ctx: Ctx, name: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    ctx.observed.jobFailures.set(name, (ctx.observed.jobFailures.get(name) ?? 0) + 1);
    const reason = error instanceof Error ? { error: error.name, ...logFieldsOf(error) } : {};
    ctx.log.warn({ job: name, ...reason }, 'job failed');
  }
}

/**
 * Runs `run` now and every `everyMs` milliseconds, never twice at once. The returned function stops it after the
 * current run.
 */
export function runRepeatedly(run: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
