import { oftenJobs } from '#areas.ts';
import type { Ctx } from '#context.ts';
import { attempt, startRounds } from './rounds.ts';

/** Interval in milliseconds, and so the longest delay of a reminder. */
const EVERY_MS = 10_000;

async function runFrequentJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(oftenJobs)) await attempt(ctx, name, () => job(ctx));
}

/** Runs the frequent jobs now and at a short interval. The returned function stops them after the current run. */
export const startOftenJobs = (ctx: Ctx): (() => Promise<void>) => startRounds(() => runFrequentJobs(ctx), EVERY_MS);
