import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareAccounts, prepareDatabase, STAFF_ID, startPortal, stopChild } from '../bench-servers.ts';
import { fillRoom } from '../fill-room.ts';
import type { Endpoint } from '../post-json.ts';
import type { BenchData, CallerType } from './request-cases.ts';

/** One portal on a database of `rows` projects and everything that grows with them. */
export type BenchPortal = BenchData & {
  url: string;
  endpoints: Record<CallerType, Endpoint>;
  stop: () => Promise<void>;
};

/** The folder of the bundles, the root of the repository, and the PostgreSQL server for the databases. */
export type BenchPaths = { folder: string; root: string; server: string };

/** Runs an SQL text on a new connection. */
async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Fills a database and starts the portal on it. */
export async function openBenchPortal({ folder, root, server }: BenchPaths, rows: number): Promise<BenchPortal> {
  const { url, database } = await prepareDatabase(server, rows, `bench_rows_${rows}`);
  const started = Date.now();
  const text = readFileSync(join(root, 'bench/rows/fill.sql'), 'utf8');
  await runSql(url, text.replaceAll(/(?<!:):n\b/g, String(rows)));
  const room = await fillRoom(database.db, { author: 'sample-pm02', member: STAFF_ID, entries: rows });
  await runSql(url, 'vacuum analyze');
  console.log(`everything beside them in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  await prepareAccounts(database);
  const { child, data, endpoints } = await startPortal(folder, url, { NODE_ENV: 'production' });
  const { M, C } = endpoints;
  if (!M || !C) throw new Error('nobody is signed in');
  const stop = async (): Promise<void> => {
    await stopChild(child);
    await database.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, rows, room, endpoints: { M, C }, stop };
}
