import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { BACKUP_LOCK } from './backup-lock.ts';
import { DatabaseError } from './connect.ts';
import { type Ask, countRows, type Inventory, listTables, takeInventory } from './inventory.ts';

/** A server's own address, no pooler's, and the folder of PostgreSQL's programs, '' for those on the PATH. */
export type ServerPlace = { url: string; pgBin: string };

const KEPT_OUTPUT = 2000;

/** The password goes by the environment: the arguments of a process are everybody's to read. */
function withoutPassword(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const shown = new URL(url);
  const password = decodeURIComponent(shown.password);
  shown.password = '';
  return { dbname: shown.href, env: password === '' ? process.env : { ...process.env, PGPASSWORD: password } };
}

/** Runs one of PostgreSQL's programs. Throws DatabaseError with its last words. */
function runProgram({ url, pgBin }: ServerPlace, program: string, args: readonly string[]): Promise<void> {
  const { dbname, env } = withoutPassword(url);
  return new Promise((done, failed) => {
    const child = spawn(pgBin === '' ? program : join(pgBin, program), [...args, `--dbname=${dbname}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_OUTPUT);
    });
    child.once('error', () => {
      failed(
        new DatabaseError(`${program}을 실행할 수 없습니다. PostgreSQL 클라이언트를 설치하거나 PG_BIN을 지정해주세요.`),
      );
    });
    child.once('close', (code) => {
      const reason =
        said
          .trim()
          .split('\n')
          .find((line) => line.includes('error:')) ?? said.trim();
      if (code === 0) done();
      else failed(new DatabaseError(`${program}이 끝나지 못했습니다: ${reason}`));
    });
  });
}

/** A connection past every pooler, with no limits of time, until `work` is over. */
async function connected<R>(url: string, work: (ask: Ask) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new DatabaseError(`데이터베이스에 연결할 수 없습니다: ${error.message}`);
  });
  try {
    const ask: Ask = async (text) => (await client.query<Record<string, unknown>>(text)).rows;
    await ask('set statement_timeout = 0');
    await ask('set idle_in_transaction_session_timeout = 0');
    return await work(ask);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The dump and the inventory of one and the same moment. */
async function dumpSnapshot(place: ServerPlace, ask: Ask, path: string): Promise<Inventory> {
  await ask('begin isolation level repeatable read, read only');
  const [snapshot] = await ask('select pg_export_snapshot() as id');
  const inventory = await takeInventory(ask);
  await runProgram(place, 'pg_dump', [
    '--format=custom',
    '--no-owner',
    '--no-unlogged-table-data',
    `--snapshot=${snapshot?.['id']}`,
    `--file=${path}`,
  ]);
  await ask('commit');
  return inventory;
}

/**
 * Dumps a server's database to `path` while it serves, and gives `work` what the dump holds. Until `work` is over no
 * byte that a row names is removed, and no other backup begins; the lock is of this connection, which no pooler shares.
 */
export const withServerDump = <R>(
  place: ServerPlace,
  path: string,
  work: (inventory: Inventory) => Promise<R>,
): Promise<R> =>
  connected(place.url, async (ask) => {
    await ask(`select pg_advisory_lock(${BACKUP_LOCK})`);
    return work(await dumpSnapshot(place, ask, path));
  });

/** Version of the server, and whether its database is without tables. */
export const lookAtServer = (url: string): Promise<{ version: number; isEmpty: boolean }> =>
  connected(url, async (ask) => {
    const [server] = await ask(`select current_setting('server_version_num') as version`);
    return { version: Number(server?.['version']), isEmpty: (await listTables(ask)).length === 0 };
  });

/** Loads a dump into an empty database, all or nothing, with fresh statistics; gives the rows that are there now. */
export async function loadServer(place: ServerPlace, path: string): Promise<Record<string, number>> {
  await runProgram(place, 'pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    path,
  ]);
  return connected(place.url, async (ask) => {
    await ask('analyze');
    return countRows(ask);
  });
}
