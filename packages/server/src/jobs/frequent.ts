import { frequentJobs } from '#areas.ts';
import type { Ctx } from '#context.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** Interval in milliseconds, and so the longest delay of a reminder. */
const EVERY_MS = 10_000;

async function runFrequentJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(frequentJobs)) await runJob(ctx, name, () => job(ctx));
}

/** Runs the frequent jobs now and at a short interval. The returned function stops them after the current run. */
export const startFrequentJobs = (ctx: Ctx): (() => Promise<void>) =>
  runRepeatedly(() => runFrequentJobs(ctx), EVERY_MS);
