import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { claimedCleanUps, cleanUps, dailyJobs } from '#areas.ts';
import type { Ctx } from '#context.ts';
import { deleteOldAnswers } from '#db/idempotency-keys.ts';
import { deleteOldAllowances } from '#db/rate-limits.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** Tolerance, so that a timer that fires slightly early does not skip its run. */
const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * True for one process per interval: an update of the row of the job decides, even for concurrent claims (D-30, R22).
 */
export async function claimRun({ db, now }: Ctx, name: string, everyMs = HOUR_MS): Promise<boolean> {
  const ran_at = now();
  const claimed = await db
    .insertInto('job_run')
    .values({ name, ran_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at })
        .where('job_run.ran_at', '<=', new Date(ran_at.getTime() - everyMs + TOLERANCE_MS)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs all hourly jobs; a failed job does not stop the others. */
export async function runHourlyJobs(ctx: Ctx): Promise<void> {
  for (const [name, job] of Object.entries({ ...cleanUps, deleteOldAnswers, deleteOldAllowances }))
    await runJob(ctx, name, () => job(ctx));
  await runClaimed(ctx, claimedCleanUps, HOUR_MS);
  await runClaimed(ctx, dailyJobs, DAY_MS);
}

type Jobs = Record<string, (ctx: Ctx) => Promise<unknown>>;

async function runClaimed(ctx: Ctx, jobs: Jobs, everyMs: number): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) {
    await runJob(ctx, name, async () => {
      if (await claimRun(ctx, name, everyMs)) await job(ctx);
    });
  }
}

/** Runs the hourly jobs now and every hour. The returned function stops them after the current run. */
export const startHourlyJobs = (ctx: Ctx): (() => Promise<void>) => runRepeatedly(() => runHourlyJobs(ctx), HOUR_MS);
