import { oftenJobs } from '../areas.ts';
import type { Ctx } from '../context.ts';
import { loggable } from '../db/failures.ts';

/** Reminders come at their minute, or this many milliseconds later. */
const EVERY_MS = 10_000;

async function runOften(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(oftenJobs)) {
    try {
      await job(ctx);
    } catch (error) {
      const reason = error instanceof Error ? { error: error.name, ...loggable(error) } : {};
      ctx.log.warn({ job: name, ...reason }, 'job failed');
    }
  }
}

/** Runs what cannot wait for the hour, now and again and again; the answer ends that, after a round in progress. */
export function startOftenJobs(ctx: Ctx): () => Promise<void> {
  let running = runOften(ctx);
  const timer = setInterval(() => {
    running = running.then(() => runOften(ctx));
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
