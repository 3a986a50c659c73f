import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import type { Job } from '#area.ts';
import type { Ctx } from '#context.ts';
import { readDatabaseTime, wasRun } from '#db/job-runs.ts';
import { makeMonths } from '#db/months.ts';
import { type DatabaseTime, mayRemove, ROUND } from '../areas/system/public/clock.ts';
import { jobs } from './list-jobs.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';
import { runRemoval } from './run-removal.ts';

/** Tolerance, so that a timer that fires slightly early does not skip its run. */
const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * True for one process per interval: an update of the row of the job decides, even for concurrent claims (D-30, R22). A
 * run more than a day in the future was made with a wrong clock, and blocks nothing.
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
        .where((run) =>
          run.or([
            run('job_run.ran_at', '<=', new Date(ran_at.getTime() - everyMs + TOLERANCE_MS)),
            run('job_run.ran_at', '>', new Date(ran_at.getTime() + DAY_MS)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs a job when this process is the one to run it. */
async function runClaimed(ctx: Ctx, job: Job, everyMs: number): Promise<void> {
  if (job.claim === 'one' && !(await claimRun(ctx, job.name, everyMs))) return;
  if (job.due) await runRemoval(ctx, job.name, job);
  else await job.run(ctx, () => false);
}

/** Runs all jobs of an hour or a day; a failed job does not stop the others. The clock is not judged. */
export async function runHourlyJobs(ctx: Ctx): Promise<void> {
  for (const job of jobs) {
    if (job.every !== 'hour' && job.every !== 'day') continue;
    const everyMs = job.every === 'hour' ? HOUR_MS : DAY_MS;
    await runJob(ctx, job.name, () => runClaimed(ctx, job, everyMs));
  }
}

/**
 * Runs the hourly jobs when the clock may be believed, and marks the round (D-360). The next months of logs and
 * deliveries are made in any case, by the clock of the database (D-652).
 */
export async function runRound(ctx: Ctx, databaseTime: DatabaseTime = readDatabaseTime): Promise<void> {
  await runJob(ctx, 'makeMonths', async () => makeMonths(ctx.db, await databaseTime(ctx.db)));
  await runJob(ctx, ROUND, async () => {
    if (!(await mayRemove(ctx, databaseTime))) return;
    await claimRun(ctx, ROUND);
    await runHourlyJobs(ctx);
  });
}

/** After this long, what another process began and did not end is begun again: it may have been killed. */
const AGAIN_MS = 10 * 60 * 1000;

/**
 * Does what is done once for a version and was not yet done to its end. Where it takes longer than the pause above, two
 * processes may do the same.
 */
export async function runOnceJobs(ctx: Ctx, isOver: () => boolean): Promise<void> {
  for (const { name, every, run } of jobs) {
    if (every !== 'version') continue;
    await runJob(ctx, name, async () => {
      if (await wasRun(ctx.db, name)) return;
      if (await claimRun(ctx, `${name} begun`, AGAIN_MS)) await run(ctx, isOver);
    });
  }
}

/** Runs them now and after each pause. The returned function waits until a job that is over has ended. */
export const startOnceJobs = (ctx: Ctx, isOver: () => boolean): (() => Promise<void>) =>
  runRepeatedly(() => runOnceJobs(ctx, isOver), AGAIN_MS);

/** Runs the hourly jobs now and every hour. The returned function stops them after the current run. */
export const startHourlyJobs = (ctx: Ctx): (() => Promise<void>) => runRepeatedly(() => runRound(ctx), HOUR_MS);
