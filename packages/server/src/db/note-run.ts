import { runQueryOn, withDirectConnection } from './direct-connection.ts';
import type { Counts } from './removal.ts';

/** The runs of commands that are noted among those of the jobs. */
export type NotedRun = 'backup' | 'drill';

/**
 * Notes a backup or a drill as the last run of its name, by the clock of the database. A database of a former version
 * keeps the moment without the counts.
 */
export const noteRun = (url: string, name: NotedRun | `${NotedRun}-failed`, counts: Counts): Promise<void> =>
  withDirectConnection(url, async (client) => {
    const columns = await runQueryOn(client)(`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'job_run'`);
    if (columns.length === 0) return;
    await client.query(
      `insert into job_run (name, ran_at) values ($1, clock_timestamp())
       on conflict (name) do update set ran_at = excluded.ran_at`,
      [name],
    );
    if (!columns.some((column) => column['name'] === 'counts')) return;
    await client.query('update job_run set counts = $2 where name = $1', [name, JSON.stringify(counts)]);
  });

/**
 * Runs a backup or a drill. One that fails is a fact too, which check, page and metrics tell until the next one is
 * whole (D-560). The error of the run stays, also when the database cannot be told.
 */
export async function notingFailure<R>(url: string, name: NotedRun, run: () => Promise<R>): Promise<R> {
  try {
    return await run();
  } catch (error) {
    await noteRun(url, `${name}-failed`, {}).catch(() => {});
    throw error;
  }
}
