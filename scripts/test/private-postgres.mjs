import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../setup/run-command.mjs';
import { aptInstall } from './apt-install.mjs';
import { firstExecutable, listVersions, onPath } from './find-program.mjs';

const OLDEST = 15;
const USER = 'portal';
const START_MS = 30_000;

const findInitdb = () =>
  firstExecutable([
    process.env.PG_BIN && join(process.env.PG_BIN, 'initdb'),
    ...listVersions('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
    ...listVersions('/opt/homebrew/opt')
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => `/opt/homebrew/opt/${name}/bin/initdb`),
    onPath('initdb'),
  ]);

/** PostgreSQL refuses to run as root: then its own user runs it, or nobody. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A folder that the server's user may reach and owns, below the temporary folder of the system. */
const makeFolder = ({ uid, gid }) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid);
  return folder;
};

const initialise = async (bin, data, account) => {
  const args = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  let printed = '';
  for (const locale of ['C.UTF-8', 'C']) {
    const { code, output } = await runCommand(join(bin, 'initdb'), [...args, `--locale=${locale}`], {
      ...account,
      cwd: '/',
    });
    if (code === 0) return;
    printed += output;
  }
  throw new Error(`initdb failed:\n${printed}`);
};

const untilReady = async (bin, port, child) => {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const { code } = await runCommand(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', USER]);
    if (code === 0) return;
    await sleep(100);
  }
  throw new Error('the private PostgreSQL did not start');
};

/** Folder of a PostgreSQL of version 15 or newer, installed when missing and allowed; null when there is none. */
const findServer = async () => {
  if (findInitdb() === null) await aptInstall('postgresql');
  const initdb = findInitdb();
  if (initdb === null) return null;
  const { output } = await runCommand(initdb, ['--version']);
  const version = Number(output.match(/(\d+)(\.|devel|beta|rc|\s)/)?.[1] ?? 0);
  return version >= OLDEST ? { bin: join(initdb, '..'), version } : null;
};

/** Ends the server, quickly but in order, and removes its data. */
const stopper = (child, folder) => {
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const onExit = () => {
    child.kill('SIGQUIT');
    clear();
  };
  process.once('exit', onExit);
  return () =>
    new Promise((resolve) => {
      process.off('exit', onExit);
      child.once('exit', () => {
        clear();
        resolve();
      });
      child.kill('SIGINT');
    });
};

/**
 * Starts a PostgreSQL of our own on a free port of 127.0.0.1; null when no server can be had.
 * It does not wait for the disk: what is tested is races and migrations, not power cuts.
 */
export const startPostgres = async () => {
  const server = await findServer();
  if (server === null) return null;
  const { bin, version } = server;
  const account = unprivileged();
  const folder = makeFolder(account);
  const data = join(folder, 'data');
  await initialise(bin, data, account);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...account, cwd: '/', stdio: 'ignore' });
  const stop = stopper(child, folder);
  await untilReady(bin, port, child);
  return { version, url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
};
