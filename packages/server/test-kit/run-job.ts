import type { Ctx } from '#context.ts';
import { jobs } from '#jobs/list-jobs.ts';

/** Runs one job as its round does, whenever it ran last. */
export async function runJobNamed(ctx: Ctx, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`no job is named ${name}`);
  await job.run(ctx, () => false);
}
