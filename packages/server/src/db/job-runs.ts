import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Counts } from './removal.ts';

type Db = Ctx['db'];

/** Whether work of this name, which is done once, was ever completed. */
export const wasRun = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('job_run').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Records that work of this name was completed, and what it counted. */
export async function recordRun(db: Db, name: string, ran_at: Date, counts: Counts = {}): Promise<void> {
  const row = { ran_at, counts: JSON.stringify(counts) };
  await db
    .insertInto('job_run')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Lets a job run again at the next round, whenever it ran last. */
export const forgetRun = (db: Db, name: string) => db.deleteFrom('job_run').where('name', '=', name).execute();

/** A run of a job, a backup ('backup') or a drill ('drill'). */
export type JobRun = { name: string; ranAt: Date; counts: Counts };

/** The last run of every job, backup and drill, by name. */
export const listRuns = (db: Db): Promise<JobRun[]> =>
  db.selectFrom('job_run').select(['name', 'ran_at as ranAt', 'counts']).orderBy('name').execute();

/** The last run under a name. It reads no column that former versions do not have. */
export const findRunAt = async (db: Db, name: string): Promise<Date | undefined> =>
  (await db.selectFrom('job_run').select('ran_at').where('name', '=', name).executeTakeFirst())?.ran_at;

/** The clock of the database. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? new Date(Number.NaN);
}
