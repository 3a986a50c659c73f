import { raiseReminders } from '../areas/workspace-entries/reminders.ts';
import type { Ctx } from '../context.ts';
import { loggable } from '../db/failures.ts';

/** Reminders come at their minute, or this many milliseconds later. */
const EVERY_MS = 10_000;

async function attempt(ctx: Ctx): Promise<void> {
  try {
    await raiseReminders(ctx);
  } catch (error) {
    const reason = error instanceof Error ? { error: error.name, ...loggable(error) } : {};
    ctx.log.warn({ job: 'raiseReminders', ...reason }, 'job failed');
  }
}

/** Raises reminders that are due, now and again and again; the answer ends that, after a round in progress. */
export function startReminders(ctx: Ctx): () => Promise<void> {
  let running = attempt(ctx);
  const timer = setInterval(() => {
    running = running.then(() => attempt(ctx));
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
