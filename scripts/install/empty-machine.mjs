import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../deploy/clients.mjs';
import { freePort } from '../setup/free-port.mjs';
import { ROOT } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { startPostgres } from '../test/private-postgres.mjs';
import { lineOfUnit, readSettings } from './units.mjs';

const PASSWORD = 'forest-lantern-1';
/** The user that owns nothing. */
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const run = async (program, args, options = {}) => {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
};

/** Holds a socket without accepting and starts a process on it, as systemd does. */
const HOLDER = `
  const server = require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1', () => {
    const stdio = ['ignore', 'inherit', 'inherit', server._handle.fd];
    const start = 'echo process $$; LISTEN_PID=$$ exec ' + process.env.EXEC_START;
    const { status } = require('node:child_process').spawnSync('sh', ['-c', start], { stdio });
    process.exit(status ?? 1);
  });
`;

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a process of the unit. `stop` ends it and returns its code. */
const startUnit = async (root, env) => {
  const port = await freePort();
  const EXEC_START = lineOfUnit(root, 'portal@.service', 'ExecStart', String(port));
  const child = spawn(process.execPath, ['-e', HOLDER], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port), LISTEN_FDS: '1', EXEC_START },
    cwd: join(root, 'opt/portal'),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise((done) => child.once('close', done));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(`a process of the unit serves: ${output}`, () => isReady(url)).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  const stop = () => {
    process.kill(Number(/^process (\d+)$/m.exec(output)?.[1]), 'SIGTERM');
    return ended;
  };
  return { url, stop };
};

/** The two accounts of the database, as the page of operations makes them. */
const makeDatabase = async (server) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // The server of the trial has a role 'portal' of its own.
    await client.query(`create role portal_owner login password 'owner'`);
    await client.query(`create role portal_serving login password 'serving'`);
    await client.query('create database portal owner portal_owner');
  } finally {
    await client.end();
  }
  const urlOf = (username, password) =>
    Object.assign(new URL(server), { username, password, pathname: '/portal' }).toString();
  return { DATABASE_URL: urlOf('portal_serving', 'serving'), MIGRATE_DATABASE_URL: urlOf('portal_owner', 'owner') };
};

/** Fills in the lines of the settings that only the operator knows. */
const fillIn = (root, changes) => {
  const path = join(root, 'etc/portal/portal.env');
  const text = Object.entries(changes).reduce(
    (lines, [name, value]) => lines.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
};

const ownBy = (root, folders) => {
  if (account.uid === undefined) return;
  for (const folder of folders) chownSync(join(root, folder), account.uid, account.gid);
};

/** Everything from a clone to a second process and a backup. Each step is a line of the page of operations. */
const stepsOf = (work, postgres) => {
  const [clone, release, root] = ['clone', 'release', 'machine'].map((name) => join(work, name));
  const state = { env: {}, running: [] };
  const command = (...args) =>
    run(process.execPath, [join(root, 'opt/portal/packages/server/dist/portal.js'), ...args], {
      env: { PATH: process.env.PATH, ...state.env, ADMIN_PASSWORD: PASSWORD },
      cwd: join(root, 'opt/portal'),
      ...account,
    });
  const start = async () => {
    const unit = await startUnit(root, state.env);
    state.running.push(unit);
  };
  const steps = {
    'git clone': () => run('git', ['clone', '--quiet', ROOT, clone]),
    'npm run release': async () => {
      const output = await run('npm', ['run', '--silent', 'release', '--', release], { cwd: clone });
      console.log(`     ${output.trim().split('\n').at(-1)}`);
    },
    'install.sh': () => run('sh', [join(clone, 'deploy/systemd/install.sh'), release, root]),
    'the two accounts and the database': async () => fillIn(root, await makeDatabase(postgres.url)),
    'the settings': () => {
      fillIn(root, { PORTAL_ORIGIN: 'https://portal.example.com', COMPANY_NAME: '새출발' });
      ownBy(root, ['var/lib/portal', 'var/lib/portal/tmp', 'var/backups/portal']);
      state.env = readSettings(root);
    },
    'portal create-admin': () => command('create-admin', 'boss', '홍길동'),
    'the first process on its socket, as a user that owns nothing': start,
    'the second process': start,
    'the nightly backup, by the line of its unit': async () => {
      const [program, ...args] = lineOfUnit(root, 'portal-backup.service', 'ExecStart').split(' ');
      const folder = join(root, 'var/backups/portal');
      const PORTAL = `${process.execPath} ${join(root, 'opt/portal/packages/server/dist/portal.js')}`;
      await run(program, args, {
        env: { PATH: process.env.PATH, ...state.env, BACKUP_DIR: folder, PORTAL },
        cwd: join(root, 'opt/portal'),
        ...account,
      });
      if (!readdirSync(folder).some((name) => name.endsWith('.tar'))) throw new Error('no backup was made');
    },
    'portal check: nothing says stop': () => command('check'),
    'both processes end with 0': async () => {
      const codes = await Promise.all(state.running.map(({ stop }) => stop()));
      if (codes.some((code) => code !== 0)) throw new Error(`ended with ${codes}`);
    },
  };
  return Object.entries(steps);
};

/** Does everything from a clone to a second process and a backup on this machine, below a temporary folder. */
const tryEmptyMachine = async () => {
  const work = mkdtempSync(join(tmpdir(), 'portal-machine-'));
  chmodSync(work, 0o755);
  const postgres = await startPostgres();
  const begun = Date.now();
  let passed = 0;
  try {
    for (const [sentence, perform] of stepsOf(work, postgres)) {
      const since = Date.now();
      await perform();
      passed += 1;
      console.log(`ok   ${passed}. ${sentence} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    }
    console.log(`${passed} steps in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes`);
  } finally {
    await postgres.stop();
    rmSync(work, { recursive: true, force: true });
  }
};

/** Tries it, or prints what failed and ends the process. */
export const tryOrExit = () =>
  tryEmptyMachine().then(
    () => process.exit(0),
    (error) => {
      console.error(`FAIL ${error.stack}`);
      process.exit(1);
    },
  );
