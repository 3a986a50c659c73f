import { purgeOldAlarms } from '../areas/alarms/public/alarms.ts';
import { purgeEnded } from '../areas/auth/public/purge-ended.ts';
import { purgePhotos } from '../areas/outsourced-projects/public/purge-photos.ts';
import type { Ctx } from '../context.ts';
import { deleteOldAnswers } from '../db/kept-answers.ts';
import { claimRun } from './claim-run.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Clean-ups that may run twice or in several processes at once: each only deletes what is over. */
const JOBS = { purgeEnded, purgePhotos, deleteOldAnswers };

/** Work that one process does for all: the first that comes claims the hour. */
const CLAIMED_JOBS = { purgeOldAlarms };

async function attempt(ctx: Ctx, name: string, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    ctx.log.warn({ job: name, reason: error instanceof Error ? error.message : 'unknown' }, 'job failed');
  }
}

/** One round of all jobs; a failed one does not keep the others from running. */
export async function runJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) await attempt(ctx, name, () => job(ctx));
  for (const [name, job] of Object.entries(CLAIMED_JOBS)) {
    await attempt(ctx, name, async () => {
      if (await claimRun(ctx, name)) await job(ctx);
    });
  }
}

/** Runs the clean-ups now and every hour; the answer ends them, after a run in progress. */
export function startHourlyJobs(ctx: Ctx): () => Promise<void> {
  let running = runJobs(ctx);
  const timer = setInterval(() => {
    running = running.then(() => runJobs(ctx));
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
