import { Agent, request } from 'node:http';
import { processorMs } from './process-usage.ts';
import type { BenchRequest, RequestCase } from './request-cases.ts';

/** A server under load. Requests use the `cookies` in turn, so that no user reaches the throttle. */
export type Target = { name: string; port: number; processId: number; cookies: readonly string[] };

/** Result for one target: median and 99th percentile in ms, requests a second, and processor time in ms per request. */
export type Figures = { p50: number; p99: number; perSecond: number; nodeMs: number; databaseMs: number };

/** Warm-up time as a share of the measured time. */
const WARM_UP = 0.4;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** The number of requests sent so far, by target and case. Both servers so get the same requests in the same order. */
const turnCounts = new WeakMap<Target, Map<string, number>>();

function nextTurn(target: Target, requestCase: string): number {
  const counts = turnCounts.get(target) ?? new Map<string, number>();
  turnCounts.set(target, counts);
  const turn = (counts.get(requestCase) ?? 0) + 1;
  counts.set(requestCase, turn);
  return turn;
}

function send({ port }: Target, { path, body }: BenchRequest, cookie: string): Promise<string> {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), cookie };
  return new Promise((done, failed) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode === 200) done(text);
        else failed(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', failed);
    sent.end(payload);
  });
}

/** Sends the requests of a case once and returns the response texts. They go out together, as a page sends them. */
export function sendOnce(target: Target, requestCase: RequestCase, rows: number): Promise<string[]> {
  const turn = nextTurn(target, requestCase.name);
  const cookie = target.cookies[turn % target.cookies.length] ?? '';
  return Promise.all(requestCase.makeRequests(turn, rows).map((sent) => send(target, sent, cookie)));
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The load: `clients` clients for `seconds` seconds. Each sends its next request when it has its response. */
type Load = { rows: number; clients: number; seconds: number; databaseId: number };

/** Runs the load and returns the ms of each round trip, in the order of the responses. */
async function run(target: Target, requestCase: RequestCase, { rows, clients, seconds }: Load): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await sendOnce(target, requestCase, rows);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

/** Measures one target with one case. A warm-up without measuring comes first, so that all connections are open. */
export async function measure(target: Target, requestCase: RequestCase, load: Load): Promise<Figures> {
  await run(target, requestCase, { ...load, seconds: load.seconds * WARM_UP });
  const before = [processorMs(target.processId), processorMs(load.databaseId)] as const;
  const started = performance.now();
  const times = await run(target, requestCase, load);
  const seconds = (performance.now() - started) / 1000;
  const calls = Math.max(1, times.length);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    perSecond: times.length / seconds,
    nodeMs: (processorMs(target.processId) - before[0]) / calls,
    databaseMs: (processorMs(load.databaseId) - before[1]) / calls,
  };
}
