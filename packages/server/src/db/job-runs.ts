import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Whether work of this name, which is done once, was ever completed. */
export const wasRun = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('job_run').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Records that work of this name was completed. */
export async function recordRun(db: Db, name: string, ran_at: Date): Promise<void> {
  await db
    .insertInto('job_run')
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at }))
    .execute();
}
