import type { Ctx } from '#context.ts';
import { listRunMoments } from '../queries.ts';

/** The names under which commands note their last run among those of the jobs. */
const BACKUP = 'backup';
const DRILL = 'drill';
const FAILED = '-failed';
const COMMANDS = new Set([BACKUP, DRILL, BACKUP + FAILED, DRILL + FAILED]);

/** When a job last ran in any process; undefined before the first run. */
export async function readLastRun({ db }: Ctx): Promise<Date | undefined> {
  const moments = [...(await listRunMoments(db))].filter(([name]) => !COMMANDS.has(name));
  return moments.map(([, ranAt]) => ranAt).sort((one, other) => other.getTime() - one.getTime())[0];
}

/** When each job last ran, for the metrics. */
export const readJobMoments = ({ db }: Ctx): Promise<ReadonlyMap<string, Date>> => listRunMoments(db);

/** When the last backup was made; undefined without one. */
export const readLastBackup = async ({ db }: Ctx): Promise<Date | undefined> => (await listRunMoments(db)).get(BACKUP);

/** When a restore drill last succeeded; undefined without one. */
export const readLastDrill = async ({ db }: Ctx): Promise<Date | undefined> => (await listRunMoments(db)).get(DRILL);

/** When the newest backup or drill failed; undefined when a later one succeeded, or when none ever failed. */
async function readFailure({ db }: Ctx, name: string): Promise<Date | undefined> {
  const moments = await listRunMoments(db);
  const [done, failed] = [moments.get(name), moments.get(name + FAILED)];
  return failed !== undefined && (done === undefined || failed > done) ? failed : undefined;
}

/** When the newest backup failed; undefined when the newest one is whole. */
export const readFailedBackup = (ctx: Ctx): Promise<Date | undefined> => readFailure(ctx, BACKUP);

/** When the newest restore drill failed; undefined when the newest one succeeded. */
export const readFailedDrill = (ctx: Ctx): Promise<Date | undefined> => readFailure(ctx, DRILL);
