import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { ROOT, SERVER_DIST } from '../setup/paths.mjs';
import { startPostgres } from '../test/private-postgres.mjs';
import { startProgram, waitFor, waitForPort } from './programs.mjs';

const readPoolerFile = (name) => readFileSync(join(ROOT, 'deploy/pgbouncer', name), 'utf8');

/** The statement that the pooler runs on a new connection, read from the file of the deployment. */
const connectQuery = () => /connect_query='[^']+'/.exec(readPoolerFile('pgbouncer.ini'))?.[0];

/** Starts PgBouncer with deploy/pgbouncer/transaction.ini in front of a server. Returns the URL to use instead. */
const startPgbouncer = async ({ command, prepared }, server, account, folder) => {
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(server);
  const ini = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} ${connectQuery()}`,
    '[pgbouncer]',
    // Not included by its path: the account of the pooler may not see the folder of the sources.
    readPoolerFile('transaction.ini'),
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users`,
    prepared ? 'max_prepared_statements = 200' : '',
  ];
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`, { mode: 0o644 });
  writeFileSync(join(folder, 'pgbouncer.ini'), `${ini.join('\n')}\n`, { mode: 0o644 });
  const pooler = startProgram('pgbouncer', [...command, join(folder, 'pgbouncer.ini')], { ...account, cwd: '/' });
  await waitForPort(pooler, port);
  const url = new URL(server);
  url.port = String(port);
  return { pooler, url: url.href };
};

const isReady = async (url) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts a portal on its own port. `restart` runs it again after it ended, maybe as another version. */
const makePortal = async (name, env, folder, version) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = join(folder, name);
  mkdirSync(data);
  const start = async (serverDist, settings) => {
    const program = startProgram(name, [process.execPath, join(serverDist, 'main.js')], {
      env: { ...process.env, ...env, ...settings, PORT: String(port), DATA_DIR: data },
    });
    await waitFor(program, () => isReady(url));
    return program;
  };
  const portal = {
    name,
    url,
    address: `127.0.0.1:${port}`,
    program: await start(version.serverDist, version.settings),
  };
  portal.restart = async (serverDist = SERVER_DIST, settings = {}) => {
    portal.program = await start(serverDist, settings);
  };
  return portal;
};

const startHaproxy = async (program, portals, folder) => {
  const port = await freePort();
  const configFile = join(folder, 'door.cfg');
  const rules = [`bind 127.0.0.1:${port}`, 'use_backend streams if { path /api/events }', 'default_backend portal'];
  writeFileSync(configFile, `frontend door\n${rules.map((rule) => `    ${rule}\n`).join('')}`);
  const files = ['-f', join(ROOT, 'deploy/haproxy/portal.cfg'), '-f', configFile];
  const proxy = startProgram('haproxy', [program, '-db', ...files], {
    env: { ...process.env, PORTAL_1: portals[0].address, PORTAL_2: portals[1].address },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(proxy, () => isReady(url));
  return { proxy, url };
};

/**
 * Starts the topology of deploy/compose.yaml as plain processes on free ports. These are PostgreSQL, PgBouncer in
 * transaction mode, two portals with the demonstration data, and haproxy. `version` is the one that the portals start
 * with: the folder of its server, and settings of its own. `stop` ends everything and removes what it wrote.
 */
export const startTopology = async ({ haproxy, pgbouncer }, version = { serverDist: SERVER_DIST, settings: {} }) => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'portal-topology-'));
  const { account } = postgres;
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const running = [];
  const stop = async () => {
    for (const end of running.reverse()) await end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { pooler, url: databaseUrl } = await startPgbouncer(pgbouncer, postgres.url, account, folder);
    running.push(() => pooler.end());
    const env = {
      DATABASE_URL: databaseUrl,
      LISTEN_DATABASE_URL: postgres.url,
      PREPARED: pgbouncer.prepared ? 'on' : 'off',
      STORAGE_URL: `file://${folder}/files`,
      APP_KEYS: 'k'.repeat(43),
      TRUST_PROXY: '127.0.0.1',
      // What production has without the setting; demonstration data is for development only.
      DRAIN_SECONDS: '5',
      DEMO: '1',
    };
    const portals = [];
    for (const name of ['portal-1', 'portal-2']) {
      const portal = await makePortal(name, env, folder, version);
      portals.push(portal);
      running.push(() => portal.program.end());
    }
    const { proxy, url } = await startHaproxy(haproxy, portals, folder);
    running.push(() => proxy.end());
    const outputs = () =>
      [pooler, proxy, ...portals.map(({ program }) => program)]
        .map((one) => `--- ${one.name}\n${one.output().slice(-3000)}`)
        .join('\n');
    return { url, portals, postgres, env, folder, prepared: env.PREPARED, outputs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
