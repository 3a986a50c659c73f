import type { Ctx } from '../context.ts';

/** Less than an hour, so that a timer that fires a moment early does not skip its turn. */
const TURN_MS = 55 * 60 * 1000;

/** True for one process an hour: the row of the job decides, whoever asks at the same moment (D-30, R22). */
export async function claimRun({ db, now }: Ctx, name: string): Promise<boolean> {
  const ran_at = now();
  const claimed = await db
    .insertInto('job_run')
    .values({ name, ran_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at })
        .where('job_run.ran_at', '<=', new Date(ran_at.getTime() - TURN_MS)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
