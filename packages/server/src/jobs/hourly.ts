import { purgeEnded } from '../areas/auth/public/purge-ended.ts';
import { purgePhotos } from '../areas/outsourced-projects/public/purge-photos.ts';
import type { Ctx } from '../context.ts';
import { deleteOldAnswers } from '../db/kept-answers.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Clean-ups that may run twice or in several processes at once: each only deletes what is over. */
const JOBS = { purgeEnded, purgePhotos, deleteOldAnswers };

async function runJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      await job(ctx);
    } catch (error) {
      ctx.log.warn({ job: name, reason: error instanceof Error ? error.message : 'unknown' }, 'job failed');
    }
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
