import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LATEST_READING_MS, SESSION_CHECK_SECONDS } from '@portal/contract/core/live-events';
import pg from 'pg';
import { throttle } from '../packages/web/src/lib/events/throttle.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { processorMs, residentMb } from './portals/process-usage.ts';
import { COUNTER_SETTINGS } from './rows/statements.ts';
import { addListeners, type Listener, openListener } from './streams/listeners.ts';

export const settings = COUNTER_SETTINGS;

/** The base delay of the contractors' list in the page. */
const LIST_DELAY_MS = 1500;
const LIST = '/api/Construction/all-construction-partner-list';
const REQUEST = JSON.stringify({ Page: 1, PageSize: 30 });
const OPENED_AT_ONCE = 50;
const PARTNER = 'sample-partner01';

type Portal = Awaited<ReturnType<typeof startPortal>>;
const portOf = ({ endpoints }: Portal): number => endpoints['C']?.port ?? 0;

/** A page with the list of a contractor. It reads as the portal's own page does, with the same throttle. */
function openPage(port: number, cookie: string) {
  const times: number[] = [];
  /** From the first change that a list lacks until it is asked for. */
  const waits: number[] = [];
  let changedAt: number | undefined;
  const { ask, stop } = throttle(async () => {
    if (changedAt !== undefined) waits.push(performance.now() - changedAt);
    changedAt = undefined;
    const started = performance.now();
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`http://127.0.0.1:${port}${LIST}`, { method: 'POST', headers, body: REQUEST });
    await answer.text();
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    times.push(performance.now() - started);
  });
  const change = () => {
    changedAt ??= performance.now();
    ask(LIST_DELAY_MS);
  };
  return { times, waits, change, stop };
}

/** The value that a share of the measured ones does not exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

async function openListeners(portals: readonly Portal[], cookies: readonly string[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let from = 0; from < cookies.length; from += OPENED_AT_ONCE) {
    const group = cookies.slice(from, from + OPENED_AT_ONCE);
    const open = (cookie: string, index: number) =>
      openListener(portOf(portals[(from + index) % portals.length] as Portal), cookie);
    listeners.push(...(await Promise.all(group.map(open))));
  }
  return listeners;
}

/** Changes one open project after the other, every `everyMs`, until the returned function is called. */
function keepChanging(client: pg.Client, ids: readonly number[], everyMs: number) {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    void client.query('update outsourced_project set version = version + 1 where id = $1', [ids[sent % ids.length]]);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return sent;
  };
}

/** The statements since the last reset, and those of them that look up sessions, without the changes themselves. */
async function countStatements(client: pg.Client): Promise<{ all: number; sessions: number }> {
  const { rows } = await client.query(`
    select sum(calls)::int as all, coalesce(sum(calls) filter (where query like '%from "session"%any(%'), 0)::int as sessions
    from pg_stat_statements where query not like 'update outsourced_project set version%'`);
  return rows[0];
}

/** Measures for `seconds`: what pages and streams notice, and what it costs. */
async function measure(portals: readonly Portal[], client: pg.Client, seconds: number) {
  const spent = () => portals.reduce((total, { child }) => total + processorMs(child.pid ?? 0), 0);
  await client.query('select pg_stat_statements_reset()');
  const before = spent();
  await sleep(seconds * 1000);
  const { all, sessions } = await countStatements(client);
  return {
    statements: all / seconds,
    sessions,
    processors: (spent() - before) / seconds / 1000,
    memory: portals.map(({ child }) => residentMb(child.pid ?? 0)),
  };
}

type Pages = ReturnType<typeof openPage>[];
type Measured = Awaited<ReturnType<typeof measure>>;

const printed = (name: string, { statements, processors, memory }: Measured, pages: Pages): string => {
  const times = pages.flatMap((page) => page.times);
  const waits = pages.flatMap((page) => page.waits);
  return tableRow([
    name,
    statements.toFixed(0),
    processors.toFixed(2),
    memory.map((mb) => mb.toFixed(0)).join(' and '),
    times.length,
    median([...times]).toFixed(0),
    quantile(times, 0.95).toFixed(0),
    Math.max(...waits).toFixed(0),
  ]);
};

const clear = (pages: Pages): void => {
  for (const { times, waits } of pages) {
    times.length = 0;
    waits.length = 0;
  }
};

/**
 * Streams on two processes while projects change: the lists of some pages, what the processes hold, and whether any
 * stream is starved. Then what they are told after a pause.
 */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000' },
      streams: { type: 'string', default: '5000' },
      pages: { type: 'string', default: '50' },
      every: { type: 'string', default: '100' },
      seconds: { type: 'string', default: String(SESSION_CHECK_SECONDS * 2) },
    },
  });
  const [count, seconds, everyMs] = [Number(values.streams), Number(values.seconds), Number(values.every)];
  const { url, database } = await prepareDatabase(postgres.url, Number(values.rows), 'bench_streams');
  await prepareAccounts(database);
  const portals = [await startPortal(folder, url), await startPortal(folder, url)];
  const cookieName = (portals[0]?.endpoints['C']?.cookie ?? '').split('=')[0] ?? '';
  const cookies = await addListeners(database, PARTNER, cookieName, count);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const { rows } = await client.query(`select id from outsourced_project where status = 'N' order by id limit 50`);
  const ids = rows.map(({ id }) => Number(id));

  const pages = cookies
    .slice(0, Number(values.pages))
    .map((cookie, index) => openPage(portOf(portals[index % portals.length] as Portal), cookie));
  const changed = setInterval(() => {
    for (const page of pages) page.change();
  }, everyMs);
  const alone = await measure(portals, client, seconds);
  clearInterval(changed);
  const quiet = printed('no stream, no change', alone, pages);
  clear(pages);

  const opening = performance.now();
  const listeners = await openListeners(portals, cookies);
  const openedMs = performance.now() - opening;
  const idle = portals.map(({ child }) => residentMb(child.pid ?? 0));
  for (const [index, page] of pages.entries()) (listeners[index] as Listener).onChange = page.change;
  const stopChanging = keepChanging(client, ids, everyMs);
  await sleep(2000);
  const busy = await measure(portals, client, seconds);
  const sent = stopChanging();

  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${count} streams, ${pages.length} pages\n`);
  console.log('| | statements a second | processors | MB | lists | p50 ms | p95 ms | longest wait of a list, ms |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  console.log(`${quiet}\n${printed(`${count} streams, ${sent} changes`, busy, pages)}\n`);
  const gaps = listeners.map(({ longestGap }) => longestGap);
  const starved = listeners.filter(({ longestGap, changes }) => changes === 0 || longestGap > LATEST_READING_MS);
  console.log(`opened in ${(openedMs / 1000).toFixed(1)} s; MB without a change: ${idle.map((mb) => mb.toFixed(0))}`);
  console.log(
    `told of changes: every ${median([...gaps]).toFixed(0)} ms at the longest, ${Math.max(...gaps).toFixed(0)} ms`,
  );
  console.log(`starved streams: ${starved.length}; session lookups in ${seconds} s: ${busy.sessions}`);

  for (const { stop } of pages) stop();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-listen'`);
  await sleep(5000);
  const spans = listeners.map(({ missed }) => missed[0] ?? 0);
  const notified = spans.filter((span) => span > 0).length;
  console.log(`after a pause: ${notified} streams told, to read in ${Math.min(...spans)} to ${Math.max(...spans)} ms`);

  for (const { socket } of listeners) socket.destroy();
  await client.end();
  await Promise.all(portals.map(({ child }) => stopChild(child)));
  for (const { data } of portals) rmSync(data, { recursive: true, force: true });
  await database.close();
}
