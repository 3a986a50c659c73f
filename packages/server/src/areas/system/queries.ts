import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { PLANNER_SETTINGS } from '#db/time-limits.ts';

type Db = Ctx['db'];

/** What a server says of itself: its version, the database, and who asks. */
export type DatabaseFacts = {
  version: string;
  name: string;
  account: string;
  at: Date;
  /** Settings of the planner on a connection that serves, by their names. */
  planner: Readonly<Record<string, string>>;
};

/** Reads version, name, account, clock and settings of the database, over a connection that serves. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const names = Object.keys(PLANNER_SETTINGS);
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, current_database() as name, current_user as account,
      clock_timestamp() as at, (select jsonb_object_agg(name, current_setting(name)) from unnest(${names}::text[]) name)
        as planner`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing of itself');
  return facts;
}

/** The number of rows that name a stored file, and a few of their keys: the oldest and the newest. */
export async function readStoredKeys(db: Db, most: number): Promise<{ rows: number; keys: string[] }> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const keysBy = async (order: 'asc' | 'desc'): Promise<string[]> => {
    const files = db.selectFrom('stored_file').select('storage_key').orderBy('id', order).limit(most);
    return (await files.execute()).map(({ storage_key }) => storage_key);
  };
  return { rows: Number(count), keys: [...new Set([...(await keysBy('asc')), ...(await keysBy('desc'))])] };
}

/** When each job last ran. Backups note their last run here too. */
export async function listRunMoments(db: Db): Promise<Map<string, Date>> {
  const runs = await db.selectFrom('job_run').select(['name', 'ran_at']).execute();
  return new Map(runs.map(({ name, ran_at }) => [name, ran_at]));
}
