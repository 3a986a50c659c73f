import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { DatabaseError } from './connect.ts';
import { runQueryOn, withDirectConnection } from './direct-connection.ts';
import { countRows } from './inventory.ts';

/** Host and name of a database address, without its password. */
export function nameDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const socket = searchParams.get('host');
  const host = socket ?? (port === '' ? hostname : `${hostname}:${port}`);
  return `${host}${pathname}`;
}

/** Counts the rows of all tables. */
export const countAllRows = (url: string): Promise<number> =>
  withDirectConnection(url, async (client) =>
    Object.values(await countRows(runQueryOn(client))).reduce((sum, count) => sum + count, 0),
  );

/** Host, name and number of rows of a database, so that an operator sees which one it is. */
export const describeDatabase = async (url: string): Promise<string> =>
  `${nameDatabase(url)} (${await countAllRows(url)}행)`;

/** Runs a statement without any setting of the session, since the address may be a pooler's. */
async function readOnce(url: string, statement: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new DatabaseError(`데이터베이스에 연결할 수 없습니다: ${error.message}`);
  });
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows[0] ?? {};
  } finally {
    await client.end().catch(() => {});
  }
}

/** What tells one database from another, whatever address leads to it. */
async function identify(url: string): Promise<Record<string, unknown>> {
  const named = await readOnce(
    url,
    `select datname as name, oid::text as id, has_function_privilege('pg_control_system()', 'execute') as may
     from pg_database where datname = current_database()`,
  );
  const system =
    named['may'] === true ? await readOnce(url, 'select system_identifier::text from pg_control_system()') : {};
  return { name: named['name'], id: named['id'], system: system['system_identifier'] };
}

/** True when two addresses lead to the same database. */
export const isSameDatabase = async (one: string, other: string): Promise<boolean> => {
  if (one === other) return true;
  const [first, second] = [await identify(one), await identify(other)];
  const canCompare = first['system'] !== undefined && second['system'] !== undefined;
  if (!canCompare) return first['name'] === second['name'] && first['id'] === second['id'];
  return isDeepStrictEqual(first, second);
};
