import pg from 'pg';

/** The number of statements that PostgreSQL has run in a database, `begin` and `commit` included. */
export type StatementCounter = { countOf: (databaseUrl: string) => Promise<number>; stop: () => Promise<void> };

const NAME = 'pg_stat_statements';
/** The setting that PostgreSQL must be started with. */
export const COUNTER_SETTINGS = { shared_preload_libraries: NAME };

/** Starts to count the statements of the server. The counts begin when the server starts. */
export async function countStatements(server: string): Promise<StatementCounter> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create extension if not exists ${NAME}`);
  return {
    countOf: async (databaseUrl) => {
      const { rows } = await client.query<{ calls: string }>(
        `select sum(calls) as calls from ${NAME} join pg_database on pg_database.oid = dbid where datname = $1`,
        [new URL(databaseUrl).pathname.slice(1)],
      );
      return Number(rows[0]?.calls ?? 0);
    },
    stop: () => client.end(),
  };
}
