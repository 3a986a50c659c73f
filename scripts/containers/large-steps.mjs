import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { ROOT } from '../setup/paths.mjs';

const HOST = 'portal.example.com';
const PORTAL = 'packages/server/dist/portal.js';
const READY_MS = 300_000;
const PASSWORD = 'forest-lantern-1';

/** What the operator fills in. The object store of the trial knows one pair of keys. */
const SETTINGS = {
  APP_KEYS: 'k'.repeat(43),
  DB_OWNER_PASSWORD: 'owner-of-the-trial',
  DB_PASSWORD: 'serving-of-the-trial',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SECOND_FACTOR: 'off',
};

/** The files that the page of operations tells to make, and free ports in the place of 80 and 443. */
const fillIn = async (run, folder, ports) => {
  const at = (name) => join(folder, 'deploy', name);
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const filled = Object.entries(SETTINGS).reduce(
    (lines, [name, value]) => lines.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    readFileSync(at('.env.example'), 'utf8'),
  );
  writeFileSync(at('.env'), filled);
  const keys = readFileSync(at('seaweedfs/s3.example.json'), 'utf8').replace('S3_ACCESS_KEY', 'key');
  writeFileSync(at('seaweedfs/s3.json'), keys.replace('S3_SECRET_KEY', 'secret'));
  writeFileSync(at('pgbouncer/userlist.txt'), `"portal_serving" "${SETTINGS.DB_PASSWORD}"\n`);
  mkdirSync(at('certs'));
  const [key, chain] = ['key.pem', 'chain.pem'].map((name) => join(folder, name));
  const subject = ['-subj', `/CN=${HOST}`, '-keyout', key, '-out', chain];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]);
  writeFileSync(at('certs/portal.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'));
  const compose = readFileSync(at('compose.yaml'), 'utf8');
  writeFileSync(
    at('compose.yaml'),
    compose.replace('80:8080', `${ports[0]}:8080`).replace('443:8443', `${ports[1]}:8443`),
  );
};

/** Asks through the proxy, whose certificate is its own. */
const ask = (port, path, body) =>
  new Promise((resolve, reject) => {
    const headers = { host: HOST, ...(body && { 'content-type': 'application/json' }) };
    const options = { port, path, headers, method: body ? 'POST' : 'GET', servername: HOST, rejectUnauthorized: false };
    request({ host: '127.0.0.1', ...options }, async (answer) => {
      resolve({ status: answer.statusCode, text: await text(answer) });
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

const waitUntilReady = async (port, log) => {
  const limit = Date.now() + READY_MS;
  const isReady = () =>
    ask(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > limit) throw new Error(`it did not come up:\n${await log()}`);
    await sleep(500);
  }
};

/**
 * The large topology by the page of operations: PostgreSQL, PgBouncer, object store, two portals, haproxy with TLS. A
 * first account signs in through the proxy, `check` finds nothing to stop, and a backup is written.
 */
export const carryLarge = async ({ folder, run, podman }) => {
  const ports = [await freePort(), await freePort()];
  const home = join(folder, 'large');
  mkdirSync(home);
  await fillIn(run, home, ports);
  const compose = (...args) =>
    run('podman-compose', ['-p', 'large', '-f', 'deploy/compose.yaml', ...args], { cwd: home });
  const inPortal = (...command) => podman('exec', '-e', `ADMIN_PASSWORD=${PASSWORD}`, 'large_portal-1_1', ...command);
  try {
    await compose('up', '-d');
    await waitUntilReady(ports[1], () => podman('logs', 'large_portal-1_1'));
    await inPortal('node', PORTAL, 'create-admin', 'boss', '홍길동');
    const signedIn = await ask(ports[1], '/api/Auth/login', { UserId: 'boss', Password: PASSWORD });
    if (signedIn.status !== 200) throw new Error(`${signedIn.status} ${signedIn.text}`);
    const { counts, lines } = JSON.parse((await inPortal('node', PORTAL, 'check', '--json')).split('\n')[0]);
    const proxy = lines.find(({ part }) => part === 'proxy');
    if (counts.stop > 0 || proxy?.level !== 'fine') throw new Error(JSON.stringify(lines));
    await inPortal('node', PORTAL, 'backup', '/data/first.tar');
  } finally {
    await compose('down', '-v');
  }
};
