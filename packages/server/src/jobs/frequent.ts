import type { Ctx } from '#context.ts';
import { type DatabaseTime, readClock } from '../areas/system/public/clock.ts';
import { jobs } from './list-jobs.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** Interval in milliseconds, and so the longest delay of a reminder. */
const EVERY_MS = 10_000;

/** Frequent jobs remove nothing, but a process whose clock is not the database's would do them at the wrong time. */
export async function runFrequentJobs(ctx: Ctx, databaseTime?: DatabaseTime): Promise<void> {
  const clock = await readClock(ctx, databaseTime);
  if (clock.state === 'doubted' && clock.against === 'database') return;
  for (const { name, every, run } of jobs) {
    if (every === 'tenSeconds') await runJob(ctx, name, () => run(ctx, () => false));
  }
}

/** Runs the frequent jobs now and at a short interval. The returned function stops them after the current run. */
export const startFrequentJobs = (ctx: Ctx): (() => Promise<void>) =>
  runRepeatedly(() => runJob(ctx, 'frequent', () => runFrequentJobs(ctx)), EVERY_MS);
