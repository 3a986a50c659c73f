import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@portal/contract/core/actor';
import pg from 'pg';
import { loadSample } from '../packages/demo/src/load-sample.ts';
import { hashPassword } from '../packages/server/src/areas/auth/public/password.ts';
import { FILL_SEARCH } from '../packages/server/src/areas/search/public/rebuild-search.ts';
import { type OpenDatabase, openPostgres } from '../packages/server/src/db/connect.ts';
import { recordRun } from '../packages/server/src/db/job-runs.ts';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { MIGRATION_LIMITS } from '../packages/server/src/db/time-limits.ts';
import { type BenchActors, type CapturedQuery, captureStatements } from './capture-statements.ts';
import type { ListCase } from './list-cases.ts';
import { type Endpoint, postJson } from './post-json.ts';

const PASSWORD = 'bench-portal-1234';
/** The id of the member of staff who signs in. */
export const STAFF_ID = 'sample-pm01';
const PARTNER = 'sample-partner01';
const START_MS = 30_000;
/** The database role of a serving portal, which owns no table. */
const SERVING = 'bench_serving';

/** One database with the portal and the bare server on it. */
export type BenchServers = {
  rows: number;
  /** The captured statements by the key of their case. */
  captured: Map<string, CapturedQuery>;
  portal: (listCase: ListCase) => Promise<number>;
  bare: (listCase: ListCase) => Promise<number>;
  stop: () => Promise<void>;
};

const keyOf = ({ who, name }: ListCase): string => `${who} ${name}`;

const noLog = { error: () => {} };

/** A port that no process listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Creates a database with `rows` projects on the server. With 0 it is only migrated. */
export async function prepareDatabase(
  server: string,
  rows: number,
  name = `bench_${rows}`,
): Promise<{ url: string; database: OpenDatabase }> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, noLog, { limits: MIGRATION_LIMITS });
  await migrate(database);
  if (rows === 0) return { url: url.href, database };
  const started = Date.now();
  await loadSample(database.db, rows);
  // A portal on it does not fill the index of the search while it is measured.
  await recordRun(database.db, FILL_SEARCH, new Date());
  console.log(`${rows} projects loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { url: url.href, database };
}

/** Gives two users of the sample a password. Returns them as actors. */
export async function prepareAccounts({ db }: OpenDatabase): Promise<BenchActors> {
  const password_hash = await hashPassword({ db }, PASSWORD);
  await db.updateTable('portal_user').set({ password_hash }).where('user_id', 'in', [STAFF_ID, PARTNER]).execute();
  const users = await db.selectFrom('portal_user').selectAll().where('user_id', 'in', [STAFF_ID, PARTNER]).execute();
  const actorOf = (userId: string): Actor => {
    const user = users.find(({ user_id }) => user_id === userId);
    if (user === undefined) throw new Error(`the sample has no ${userId}`);
    const { user_type, user_name, company_id, permission, mode_authority } = user;
    const company = { companyId: company_id, companyName: '', companyActive: true };
    return { userId, userType: user_type, userName: user_name, ...company, permission, modeAuthority: mode_authority };
  };
  return { M: actorOf(STAFF_ID), C: actorOf(PARTNER) };
}

/** Waits until the server responds at all. */
async function waitUntilUp(port: number): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await postJson({ port, path: '/healthz', cookie: '' }, {});
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

/** Signs in and returns the session cookie. */
export async function signInAs(port: number, UserId: string, Password = PASSWORD): Promise<string> {
  const { status, cookies } = await postJson({ port, path: '/api/Auth/login', cookie: '' }, { UserId, Password });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  return (cookies[0] ?? '').split(';')[0] ?? '';
}

/** The URL of the same database for the serving role. In production the portal refuses to work as the owner. */
async function servingUrl(url: string): Promise<string> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [SERVING]);
  if (rowCount === 0) await owner.query(`create role ${SERVING} login`);
  await owner.end();
  const serving = new URL(url);
  serving.username = SERVING;
  return serving.href;
}

/** Starts the portal itself, as `npm start` runs it. `more` are further settings. */
export async function launchPortal(folder: string, url: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const hasServingRole = more['NODE_ENV'] === 'production' && url !== '';
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: hasServingRole ? await servingUrl(url) : url,
    ...(hasServingRole ? { MIGRATE_DATABASE_URL: url } : {}),
    DATA_DIR: data,
    DEMO: '0',
    DRAIN_SECONDS: '0',
    ...(url === '' ? { EMBEDDED_DATABASE: '1' } : {}),
    APP_KEYS: 'k'.repeat(43),
    PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
    ...more,
  };
  const child = spawn(process.execPath, [join(folder, 'server/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilUp(port);
  return { child, data, port };
}

/** Starts the portal and signs in both users of the sample. */
export async function startPortal(folder: string, url: string, more: Readonly<Record<string, string>> = {}) {
  const { child, data, port } = await launchPortal(folder, url, more);
  const endpoints: Record<string, Endpoint> = {
    M: { port, path: '/api/Construction/all-construction-mize-list', cookie: await signInAs(port, STAFF_ID) },
    C: { port, path: '/api/Construction/all-construction-partner-list', cookie: await signInAs(port, PARTNER) },
  };
  return { child, data, endpoints };
}

/** Starts the bare server and sends it the statements of every case. */
export async function startBare(folder: string, url: string, captured: Map<string, Pick<CapturedQuery, 'statements'>>) {
  const child = fork(join(folder, 'bare-server.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  const nextMessage = () =>
    new Promise<{ port?: number }>((done) => child.once('message', (message) => done(message as { port?: number })));
  const { port = 0 } = await nextMessage();
  for (const [key, { statements }] of captured) {
    child.send({ key, statements });
    await nextMessage();
  }
  return { child, endpoint: { port, path: '/', cookie: '' } };
}

/** Stops a child process and waits until it has exited. */
export const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** Sends a request that must succeed. Returns its milliseconds. */
export async function timeRequest(endpoint: Endpoint, body: object): Promise<number> {
  const { status, text, ms } = await postJson(endpoint, body);
  if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${text.slice(0, 200)}`);
  return ms;
}

/** Fills a database and starts both servers on it. */
export async function openBenchServers(
  paths: { folder: string; server: string },
  rows: number,
  listCases: ListCase[],
): Promise<BenchServers> {
  const { url, database } = await prepareDatabase(paths.server, rows);
  const actors = await prepareAccounts(database);
  const captured = new Map<string, CapturedQuery>();
  for (const listCase of listCases) captured.set(keyOf(listCase), await captureStatements(database, actors, listCase));
  const portal = await startPortal(paths.folder, url);
  const bare = await startBare(paths.folder, url, captured);
  return {
    rows,
    captured,
    portal: (listCase) =>
      timeRequest(portal.endpoints[listCase.who] as Endpoint, captured.get(keyOf(listCase))?.fields ?? {}),
    bare: (listCase) => timeRequest(bare.endpoint, { key: keyOf(listCase) }),
    stop: async () => {
      await Promise.all([stopChild(portal.child), stopChild(bare.child)]);
      await database.close();
      rmSync(portal.data, { recursive: true, force: true });
    },
  };
}
