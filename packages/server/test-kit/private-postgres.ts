import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASE_USER, makeCluster, POSTGRES_MAJOR } from '#db/embedded/cluster.ts';
import type { EmbeddedLocation } from '#db/embedded/location.ts';
import { findPrograms } from '#db/embedded/programs.ts';
import { startServer, stopServer, waitUntilReady } from '#db/embedded/server.ts';
import { findSystemUser } from '#db/embedded/system-user.ts';

const noLog = { error: () => {}, warn: () => {} };

/**
 * fsync is off, because the tests are about races and migrations, not power cuts. Autovacuum is off: only tests run
 * ANALYZE, so that plans do not differ from run to run.
 */
const SETTINGS = { listen_addresses: '127.0.0.1', fsync: 'off', autovacuum: 'off', max_connections: 200 };

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const makeEmpty = (cluster: EmbeddedLocation): Promise<void> => makeCluster(cluster, ['--no-sync']);

export type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;

/**
 * Starts a PostgreSQL for the tests, with the programs of the embedded database, on a free port of 127.0.0.1. Its data
 * is in a folder below `parent` that is removed at the end, and empty unless `fill` makes it. `more` are further settings.
 */
export async function startPrivatePostgres(
  more: Record<string, string | number> = {},
  fill = makeEmpty,
  parent = tmpdir(),
) {
  const account = findSystemUser();
  const tempFolder = mkdtempSync(join(parent, 'portal-postgres-'));
  if (account !== undefined) chownSync(tempFolder, account.uid, account.gid);
  const cluster = { programs: findPrograms(account), folder: join(tempFolder, 'data'), account };
  await fill(cluster);
  const port = await freePort();
  const url = `postgres://${DATABASE_USER}@127.0.0.1:${port}/postgres`;
  const settings = { ...SETTINGS, port, unix_socket_directories: tempFolder, ...more };
  const named = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const server = await startServer(cluster, url, named, noLog);
  const onExit = (): void => {
    const args = ['stop', '-D', cluster.folder, '-m', 'immediate'];
    spawnSync(join(cluster.programs, 'pg_ctl'), args, { ...account, cwd: '/' });
    rmSync(tempFolder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  return {
    url,
    port,
    /** The folder of its socket, through which a statement takes less processor time than through the network. */
    sockets: tempFolder,
    folder: cluster.folder,
    version: POSTGRES_MAJOR,
    account,
    /** Runs statements on a connection of their own. Returns the rows of a single one. */
    query: async (text: string): Promise<object[]> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<object>(text).finally(() => client.end());
      return rows;
    },
    /** Restarts as after a crash: sessions are cut and the log is replayed. */
    restart: async (): Promise<void> => {
      await stopServer(cluster, 'immediate');
      await waitUntilReady(url, () => false);
    },
    stop: async (): Promise<void> => {
      process.off('exit', onExit);
      await server.stop();
      rmSync(tempFolder, { recursive: true, force: true });
    },
  };
}

/** Starts a standby of a private PostgreSQL: a copy that repeats what is written there. It can only be read. */
export const startStandbyOf = ({ url, port, folder }: PrivatePostgres): Promise<PrivatePostgres> =>
  startPrivatePostgres(
    { primary_conninfo: `host=127.0.0.1 port=${port} user=${DATABASE_USER}`, max_standby_streaming_delay: 0 },
    async (copy) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`select pg_backup_start('standby', true)`);
      const { status } = spawnSync('cp', ['-a', folder, copy.folder]);
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      await client.end();
      if (status !== 0) throw new Error('the database was not copied');
      rmSync(join(copy.folder, 'postmaster.pid'));
      for (const [name, text] of [
        ['backup_label', rows[0]?.labelfile ?? ''],
        ['standby.signal', ''],
      ] as const) {
        writeFileSync(join(copy.folder, name), text);
        if (copy.account !== undefined) chownSync(join(copy.folder, name), copy.account.uid, copy.account.gid);
      }
    },
  );
