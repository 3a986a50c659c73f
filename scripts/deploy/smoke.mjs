import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepFormerBuilds, readBuilds } from '../../deploy/keep-builds.mjs';
import { makeTwoVersions } from '../build/two-versions.mjs';
import { WEB_DIST } from '../setup/paths.mjs';
import { dataOf, expectOnly, openStream, signIn, startLoad, startMixedLoad, waitUntil } from './clients.mjs';
import { comment, expectComments, PROXY_NOTICE_MS, signInAll } from './people.mjs';
import { changeTables, upgrade } from './upgrade.mjs';
import { startVisitors } from './visitors.mjs';

const readAtBoth = async ({ portals }, { reader, project }) => {
  for (const { url } of portals)
    await dataOf(await reader.call(url, 'Construction/construction-info', { Id: project }));
};

const expectNotifications = async ({ url, portals: [first, second] }, people) => {
  // A user who has commented is notified of further comments.
  await dataOf(await comment(people, first.url, people.reader));
  const { cookie } = people.reader;
  const streams = [await openStream(second.url, cookie), await openStream(url, cookie)];
  await dataOf(await comment(people, first.url));
  await waitUntil('both heard of it', () => streams.every(({ text }) => text.includes('event: alarm')));
};

const drain = async ({ url, portals }, people) => {
  for (const portal of portals) {
    const { finish } = startLoad(url, people);
    const stream = await openStream(portal.url, people.reader.cookie);
    await sleep(500);
    const ending = portal.program.end('SIGTERM');
    await waitUntil('readiness says no', async () => (await fetch(`${portal.url}/readyz`)).status === 503);
    const code = await ending;
    const { statuses, comments } = await finish();
    await portal.restart();
    expectOnly(statuses, ['200']);
    if (code !== 0) throw new Error(`ended with ${code}`);
    await waitUntil('the stream ended', () => stream.isOver === true);
    await expectComments(url, people, comments);
    await sleep(PROXY_NOTICE_MS);
  }
};

/** Requests of the rolling restart. */
const ROLLING_REQUESTS = 9000;

/** Restarts the processes in turn, with the default drain, while many requests come in. None may fail. */
const restartInTurn = async ({ url, portals }) => {
  const people = await Promise.all(['admin', 'sales1', 'pm1', 'pm2'].map((id) => signIn(url, id)));
  const { counts, stop } = startMixedLoad(url, people);
  let restarts = 0;
  while (restarts < portals.length || counts.sent < ROLLING_REQUESTS) {
    const portal = portals[restarts % portals.length];
    const code = await portal.program.end('SIGTERM');
    if (code !== 0) throw new Error(`ended with ${code}`);
    await portal.restart();
    await sleep(PROXY_NOTICE_MS);
    restarts += 1;
  }
  await stop();
  console.log(
    `     ${restarts} restarts, ${counts.sent} requests, ${counts.failed} failed ${JSON.stringify(counts.odd)}`,
  );
  if (counts.failed > 0) throw new Error(`${counts.failed} of ${counts.sent} requests failed`);
};

/**
 * Restarts the processes in turn as the next version. Visitors open pages with all their files meanwhile, and old pages
 * load their parts. For a while one process has the old version and the other the new one: no file may be missing (D-481).
 */
const upgradeInTurn = async ({ url, portals }) => {
  const { next } = await makeTwoVersions('two-versions-deploy');
  // A folder of sources may have older builds as well, which the next version need not keep.
  const formerFiles = readBuilds(WEB_DIST)
    .slice(0, 2)
    .flat()
    .filter((name) => /\.(js|css)$/.test(name));
  keepFormerBuilds(WEB_DIST, join(next, 'packages/web/dist'));
  const people = await Promise.all(['admin', 'sales1', 'pm1', 'pm2'].map((id) => signIn(url, id)));
  const load = startMixedLoad(url, people);
  const visitors = startVisitors(url, formerFiles);
  try {
    for (const portal of portals) {
      const code = await portal.program.end('SIGTERM');
      if (code !== 0) throw new Error(`ended with ${code}`);
      await portal.restart(join(next, 'packages/server/dist'));
      await sleep(PROXY_NOTICE_MS);
    }
  } finally {
    await Promise.all([load.stop(), visitors.stop()]);
  }
  const { counts } = visitors;
  console.log(`     ${load.counts.sent} requests, ${load.counts.failed} failed; ${JSON.stringify(counts)}`);
  if (load.counts.failed > 0 || counts.failed.length > 0 || counts.versions < 2) throw new Error('not seamless');
};

/** With no process left, the proxy answers in Korean and says when to ask again. */
const showErrorPage = async ({ url, portals }) => {
  await Promise.all(portals.map(({ program }) => program.end('SIGKILL')));
  try {
    await waitUntil('the proxy says 503', async () => (await fetch(url)).status === 503);
    const answer = await fetch(`${url}/projects/list`);
    const page = await answer.text();
    if (answer.headers.get('retry-after') !== '10' || !page.includes('포털을 잠시 사용할 수 없습니다'))
      throw new Error(`the page of the proxy: ${page.slice(0, 300)}`);
  } finally {
    for (const portal of portals) await portal.restart();
    await sleep(PROXY_NOTICE_MS);
  }
};

const killOne = async ({ url, portals: [first] }, people) => {
  await first.program.end('SIGKILL');
  for (let each = 0; each < 20; each += 1) await dataOf(await comment(people, url));
  await first.restart();
  await sleep(PROXY_NOTICE_MS);
};

/** True when both processes and the proxy are ready for longer than the interval of a health check. */
const areSteady = async ({ url, portals }) => {
  for (let each = 0; each < 10; each += 1) {
    const answers = await Promise.all([url, ...portals.map((portal) => portal.url)].map((at) => fetch(`${at}/readyz`)));
    if (!answers.every(({ ok }) => ok)) return false;
    await sleep(PROXY_NOTICE_MS / 5);
  }
  return true;
};

/** Behind a pooler that loses names, what production does is not tried. */
const expectNewPooler = async ({ prepared }) => {
  if (prepared !== 'on') throw new Error('PgBouncer 1.21 or newer could not be had, so PREPARED is off');
};

const restartDatabase = async (topology, people) => {
  const { url, portals, postgres } = topology;
  const { finish } = startLoad(url, people);
  await sleep(500);
  await postgres.restart();
  await waitUntil('they are ready again, and stay so', () => areSteady(topology));
  const { statuses, comments } = await finish();
  expectOnly(statuses, ['200', '503']);
  if (portals.some(({ program }) => program.child.exitCode !== null)) throw new Error('a portal ended');
  await expectComments(url, people, comments);
};

/** The steps of the smoke test, each with a sentence and its check. They run in order on one topology. */
export const smokeSteps = (topology, programs) => {
  const people = {};
  const steps = {
    'PgBouncer keeps the names of statements': expectNewPooler,
    'people sign in through the proxy and see the list': signInAll,
    'a session of one process counts at the other': readAtBoth,
    'a comment at one process is a live event at the other, and through the proxy': expectNotifications,
    'SIGTERM under load: readiness says no, no request fails, streams end whole, the process ends with 0': drain,
    'busy tables get a column under load: no call is refused': changeTables,
    'the former release, the present one, and back, on one database under load: no call fails, nothing is lost': () =>
      upgrade(programs),
    'both processes are restarted in turn under 9,000 requests: none fails': restartInTurn,
    'both processes become another version in turn under load: no request fails, no page lacks a file': upgradeInTurn,
    'kill -9: the next requests are served by the other process': killOne,
    'the database restarts under load: 503 at most, no process ends, no acknowledged comment is lost': restartDatabase,
    'with no process left the proxy shows a Korean page with Retry-After': showErrorPage,
  };
  return Object.entries(steps).map(([sentence, prove]) => [sentence, () => prove(topology, people)]);
};
