import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { claimedCleanUps, cleanUps, dailyChecks } from '#areas.ts';
import type { Ctx } from '#context.ts';
import { deleteOldAllowances } from '#db/allowances.ts';
import { deleteOldAnswers } from '#db/kept-answers.ts';
import { attempt, startRounds } from './rounds.ts';

/** A little less than the time between runs, so that a timer that fires a moment early does not skip its turn. */
const EARLY_MS = 5 * 60 * 1000;

/** True for one process an hour: the row of the job decides, whoever asks at the same moment (D-30, R22). */
export async function claimRun({ db, now }: Ctx, name: string, everyMs = HOUR_MS): Promise<boolean> {
  const ran_at = now();
  const claimed = await db
    .insertInto('job_run')
    .values({ name, ran_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at })
        .where('job_run.ran_at', '<=', new Date(ran_at.getTime() - everyMs + EARLY_MS)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** One round of all jobs; a failed one does not keep the others from running. */
export async function runJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries({ ...cleanUps, deleteOldAnswers, deleteOldAllowances }))
    await attempt(ctx, name, () => job(ctx));
  await runClaimed(ctx, claimedCleanUps, HOUR_MS);
  await runClaimed(ctx, dailyChecks, DAY_MS);
}

type Jobs = Record<string, (ctx: Ctx) => Promise<unknown>>;

async function runClaimed(ctx: Ctx, jobs: Jobs, everyMs: number): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    await attempt(ctx, name, async () => {
      if (await claimRun(ctx, name, everyMs)) await job(ctx);
    });
  }
}

/** Runs the clean-ups now and every hour; the answer ends them, after a run in progress. */
export const startHourlyJobs = (ctx: Ctx): (() => Promise<void>) => startRounds(() => runJobs(ctx), HOUR_MS);
