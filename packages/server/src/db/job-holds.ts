import type { Selectable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { JobHoldTable } from './system-tables.ts';

type Db = Ctx['db'];

/** A job that waits. The name 'clock' stands for all of them. */
export type JobHold = Selectable<JobHoldTable>;

/** The name of the hold of all jobs, while the clock is doubted. */
export const CLOCK_HOLD = 'clock';

export const findHold = (db: Db, name: string): Promise<JobHold | undefined> =>
  db.selectFrom('job_hold').selectAll().where('name', '=', name).executeTakeFirst();

/** All jobs that wait, those of the clock first. */
export const listHolds = (db: Db): Promise<JobHold[]> =>
  db.selectFrom('job_hold').selectAll().orderBy('reason').orderBy('name').execute();

type NewHold = Pick<JobHold, 'name' | 'reason' | 'seen_at'> & Partial<Pick<JobHold, 'what' | 'due' | 'total'>>;

/** Begins a hold anew. */
export async function beginHold(db: Db, hold: NewHold): Promise<void> {
  const row = { ...hold, since: hold.seen_at, allowed: null, allowed_by: '' };
  await db
    .insertInto('job_hold')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Notes that a hold was seen again, with what is due now. */
export const touchHold = (db: Db, { name, ...columns }: NewHold) =>
  db.updateTable('job_hold').set(columns).where('name', '=', name).execute();

export const endHold = (db: Db, name: string) => db.deleteFrom('job_hold').where('name', '=', name).execute();

/** Allows a held job what is due. False when nothing of this name is held. */
export async function setAllowed(db: Db, name: string, allowedBy: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job_hold')
    .set((hold) => ({ allowed: hold.ref('due'), allowed_by: allowedBy }))
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
