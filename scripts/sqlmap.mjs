import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './setup/free-port.mjs';
import { ROOT } from './setup/paths.mjs';
import { runCommand } from './setup/run-command.mjs';

/**
 * `npm run sqlmap` looks for SQL injection in lists, searches and look-ups. It uses a real session on its own portal
 * with demonstration data.
 * `npm run sqlmap -- User/all-user-list` tries the named calls only. PORTAL_URL names a running portal with
 * demonstration data instead.
 * A finding fails the run. So does a call that could not be tried to its end.
 */
const LEVEL = 2;
const RISK = 2;
const MINUTES_A_CALL = 12;
/** Pause between requests. A user may send 600 a minute after a burst of 1,200; a throttled request proves nothing. */
const SECONDS_APART = 0.1;
const PASSWORD = 'portal1234!';

const listed = { Page: '1', PageSize: '10', OrderType: 'id_desc', SearchActiveStatus: 'A' };
const searched = { ...listed, SearchType: 'projectName', SearchKey: 'CCTV' };

/** The user, path and body of each call. */
const CALLS = [
  ['sales1', 'Construction/all-construction-mize-list', { ...searched, CompanyId: '1' }],
  ['hanbit1', 'Construction/all-construction-partner-list', searched],
  ['pm1', 'MizeConstruction/all-construction-list', searched],
  ['admin', 'Reference/company-list', { Page: '1', PageSize: '10', SearchKey: '한빛' }],
  ['hanbit2', 'Order/all-my-order-list', searched],
  ['daon1', 'Accounting/all-accounting-partner-list', { ...searched, SearchYearMonth: '2026-11' }],
  ['pm2', 'Notice/all-notice-list', { ...listed, SearchType: 'noticeSubject', SearchKey: '안내' }],
  ['sales1', 'Manager/all-manager-list', { ...listed, SearchType: 'userName', SearchKey: '한' }],
  ['pm1', 'User/all-user-list', { ...listed, SearchType: 'userName', SearchKey: '김' }],
  ['admin', 'Audit/security-log-list', { Page: '1', PageSize: '10', FromDate: '2026-11-01', ToDate: '2026-11-30' }],
  ['saebyeok1', 'Construction/construction-info', { Id: '1' }],
  ['admin', 'Construction/construction-id-info', { WrId: 'WR-1' }],
  ['pm2', 'Comment/comment-all-list', { Id: '1', BoardType: 'project' }],
  ['admin', 'User/check-userid', { UserId: 'sales1' }],
];

const NO_SQLMAP =
  'sqlmap이 없습니다. `apt-get install sqlmap`으로 설치해주세요. (sqlmap is missing: install the Debian package)';

/** Starts a portal and waits until it is ready. */
const startPortal = async (dataDir) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL, NODE_ENV, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await sleep(200);
  if (child.exitCode !== null) throw new Error('the portal did not start');
  const ended = new Promise((done) => child.once('close', done));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
};

const signIn = async (url, UserId) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ UserId, Password: PASSWORD });
  const answer = await fetch(`${url}/api/Auth/login`, { method: 'POST', headers, body });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`${UserId} could not sign in: ${answer.status}`);
  return cookie;
};

/** Opens the portal to be tried: the one of PORTAL_URL, or its own below the folder. */
const openPortal = (folder) => {
  const url = process.env.PORTAL_URL;
  return url ? { url, stop: () => undefined } : startPortal(join(folder, 'data'));
};

/** The calls with these paths; without paths all calls. */
const chosenCalls = (paths) => {
  const unknown = paths.filter((path) => !CALLS.some(([, known]) => known === path));
  if (unknown.length > 0) throw new Error(`not among the calls that are tried: ${unknown.join(', ')}`);
  return CALLS.filter(([, path]) => paths.length === 0 || paths.includes(path));
};

/** The finding of sqlmap for one call; '' when it tried everything and found nothing. */
const tryCall = async (url, folder, [user, path, body]) => {
  const headers = { cookie: await signIn(url, user), 'content-type': 'application/json' };
  const first = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (first.status !== 200) return `the right request was answered with ${first.status}`;
  const target = ['-u', `${url}/api/${path}`, '--method=POST', `--data=${JSON.stringify(body)}`];
  const session = [`--cookie=${headers.cookie}`, '--headers=Content-Type: application/json'];
  const manner = ['--batch', '--dbms=postgresql', `--level=${LEVEL}`, `--risk=${RISK}`, `--delay=${SECONDS_APART}`];
  // A broken cookie means no session, and sqlmap must go on with the next value.
  const limits = [
    '--ignore-code=401',
    '--timeout=15',
    '--retries=1',
    '--flush-session',
    `--output-dir=${folder}`,
    '--disable-coloring',
  ];
  const { code, output } = await runCommand('timeout', [
    ...[`${MINUTES_A_CALL * 60}`, 'sqlmap', ...target, ...session, ...manner, ...limits],
  ]);
  const found = /identified the following injection point|is vulnerable/.test(output);
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const logged = files.some((name) => name.endsWith('/log') && existsSync(name) && readFileSync(name, 'utf8') !== '');
  if (found || logged) return `sqlmap found something:\n${output.slice(-4000)}`;
  if (code === 124) return `not finished within ${MINUTES_A_CALL} minutes`;
  if (/429 \(Too Many/.test(output)) return 'it was throttled: not everything was tried';
  const tried = /all tested parameters do not appear to be injectable/.test(output);
  return tried ? '' : `sqlmap did not come to its end:\n${output.slice(-1500)}`;
};

const main = async () => {
  if ((await runCommand('sqlmap', ['--version'])).code !== 0) throw new Error(NO_SQLMAP);
  const calls = chosenCalls(process.argv.slice(2));
  const work = mkdtempSync(join(tmpdir(), 'portal-sqlmap-'));
  const portal = await openPortal(work);
  let failed = 0;
  try {
    for (const [at, call] of calls.entries()) {
      const startedAt = performance.now();
      const folder = mkdtempSync(join(work, `sqlmap-${at}-`));
      const problem = await tryCall(portal.url, folder, call);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${problem === '' ? 'nothing' : 'FAILED '} ${call[1]} as ${call[0]}, ${seconds} s ${problem}`);
      failed += problem === '' ? 0 : 1;
    }
  } finally {
    await portal.stop();
    rmSync(work, { recursive: true, force: true });
  }
  console.log(`${calls.length - failed} passed, ${failed} failed (level ${LEVEL}, risk ${RISK})`);
  process.exitCode = failed === 0 ? 0 : 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
