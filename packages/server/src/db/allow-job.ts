import type { Ctx } from '#context.ts';
import { CLOCK_HOLD, setAllowed } from './job-holds.ts';
import { forgetRun } from './job-runs.ts';

/** Lets a held job go on at the next round, also one that runs once a day. False when it is not held. */
export async function allowJob(db: Ctx['db'], name: string, allowedBy: string): Promise<boolean> {
  if (!(await setAllowed(db, name, allowedBy))) return false;
  if (name !== CLOCK_HOLD) await forgetRun(db, name);
  return true;
}
