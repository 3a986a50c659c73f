import type { Ctx } from '#context.ts';
import { listRunMoments } from '../queries.ts';

/** The names under which commands note their last run among those of the jobs. */
const BACKUP = 'backup';
const DRILL = 'drill';
const COMMANDS = new Set([BACKUP, DRILL]);

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
