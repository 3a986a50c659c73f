import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { aptInstall, firstExecutable, listVersions, onPath } from './system.mjs';

const OLDEST = 15;
const USER = 'portal';
/**
 * It does not wait for the disk: what is tested is races and migrations, not power cuts. It takes statistics when a
 * test does, not by itself in the middle: else what the planner does would differ from run to run.
 */
const SETTINGS = { listen_addresses: '127.0.0.1', fsync: 'off', autovacuum: 'off', max_connections: 200 };

const findInitdb = () =>
  firstExecutable([
    process.env.PG_BIN && join(process.env.PG_BIN, 'initdb'),
    ...listVersions('/usr/lib/postgresql').map((folder) => `${folder}/bin/initdb`),
    ...listVersions('/opt/homebrew/opt', 'postgresql').map((folder) => `${folder}/bin/initdb`),
    onPath('initdb'),
  ]);

/** Folder of the programs of PostgreSQL 15 or newer, installed when missing and allowed; null when there is none. */
const findServer = async () => {
  if (findInitdb() === null) await aptInstall('postgresql');
  const initdb = findInitdb();
  if (initdb === null) return null;
  const { output } = await runCommand(initdb, ['--version']);
  const version = Number(output.match(/(\d+)(\.|devel|beta|rc|\s)/)?.[1] ?? 0);
  return version >= OLDEST ? { bin: dirname(initdb), version } : null;
};

/** PostgreSQL refuses to run as root: then its own user runs it, or nobody. */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * Starts a PostgreSQL of our own on a free port of 127.0.0.1, with its data in a temporary folder that goes with it;
 * null when no server can be had. `more` are further settings of it.
 */
export const startPostgres = async (more = {}) => {
  const server = await findServer();
  if (server === null) return null;
  const account = { ...unprivileged(), cwd: '/' };
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const run = async (program, ...args) => {
    const { code, output } = await runCommand(join(server.bin, program), ['-D', data, ...args], account);
    if (code !== 0) throw new Error(`${program} failed:\n${output}`);
  };
  const stop = (mode) => {
    spawnSync(join(server.bin, 'pg_ctl'), ['-D', data, '-m', mode, 'stop'], { ...account, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  const onExit = () => stop('immediate');
  process.once('exit', onExit);

  const flags = ['-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  await run('initdb', ...flags, '--locale=C.UTF-8').catch(() => run('initdb', ...flags, '--locale=C'));
  const port = await freePort();
  const settings = { ...SETTINGS, port, unix_socket_directories: folder, ...more };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  await run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start');
  return {
    version: server.version,
    bin: server.bin,
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    /** As after a crash: sessions are cut, the log is replayed. */
    restart: () => run('pg_ctl', '-w', '-m', 'immediate', '-l', join(folder, 'log'), 'restart'),
    stop: async () => {
      process.off('exit', onExit);
      stop('fast');
    },
  };
};
