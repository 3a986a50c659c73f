import pg from 'pg';

/** How many statements PostgreSQL has run for each database, `begin` and `commit` included. */
export type StatementCounter = { of: (databaseUrl: string) => Promise<number>; stop: () => Promise<void> };

const NAME = 'pg_stat_statements';
/** What the server must be started with. */
export const counted = { shared_preload_libraries: NAME };

/** Opens the counts of the server, which start when it does. */
export async function countStatements(server: string): Promise<StatementCounter> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create extension if not exists ${NAME}`);
  return {
    of: async (databaseUrl) => {
      const { rows } = await client.query<{ calls: string }>(
        `select sum(calls) as calls from ${NAME} join pg_database on pg_database.oid = dbid where datname = $1`,
        [new URL(databaseUrl).pathname.slice(1)],
      );
      return Number(rows[0]?.calls ?? 0);
    },
    stop: () => client.end(),
  };
}
