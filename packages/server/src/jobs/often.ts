import { oftenJobs } from '#areas.ts';
import type { Ctx } from '#context.ts';
import { attempt, startRounds } from './rounds.ts';

/** Reminders come at their minute, or this many milliseconds later. */
const EVERY_MS = 10_000;

async function runOften(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries(oftenJobs)) await attempt(ctx, name, () => job(ctx));
}

/** Runs what cannot wait for the hour, now and again and again; the answer ends that, after a round in progress. */
export const startOftenJobs = (ctx: Ctx): (() => Promise<void>) => startRounds(() => runOften(ctx), EVERY_MS);
