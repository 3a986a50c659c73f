import { Agent, request } from 'node:http';
import { processorMs } from './processor.ts';
import type { Asked, Question } from './questions.ts';

/** A server under load. `cookies` are the sessions that take turns, so that no user reaches the throttle. */
export type Target = { name: string; port: number; processId: number; cookies: readonly string[] };

/** What one target did with one question: ms at the median and the 99th of a hundred, requests a second, processor ms a call. */
export type Figures = { p50: number; p99: number; perSecond: number; nodeMs: number; databaseMs: number };

/** Part of the measured time. */
const WARM_UP = 0.4;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Of each target, so that both sides of a size are asked the same in the same order. */
const turns = new WeakMap<Target, Map<string, number>>();

function nextTurn(target: Target, question: string): number {
  const asked = turns.get(target) ?? new Map<string, number>();
  turns.set(target, asked);
  const turn = (asked.get(question) ?? 0) + 1;
  asked.set(question, turn);
  return turn;
}

function send({ port }: Target, { path, body }: Asked, cookie: string): Promise<string> {
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

/** Asks a question once and gives the answers; all its requests go out together, as a page sends them. */
export function askOnce(target: Target, question: Question, rows: number): Promise<string[]> {
  const turn = nextTurn(target, question.name);
  const cookie = target.cookies[turn % target.cookies.length] ?? '';
  return Promise.all(question.ask(turn, rows).map((asked) => send(target, asked, cookie)));
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** How the load is put: so many clients, each asking again when answered, for so long. */
type Load = { rows: number; clients: number; seconds: number; databaseId: number };

/** Puts the load for so long and gives the ms of each call, in the order they were answered. */
async function run(target: Target, question: Question, { rows, clients, seconds }: Load): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = performance.now();
      await askOnce(target, question, rows);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

/** Loads one target with one question; before that for a while without looking, so that all connections are warm. */
export async function measure(target: Target, question: Question, load: Load): Promise<Figures> {
  await run(target, question, { ...load, seconds: load.seconds * WARM_UP });
  const before = [processorMs(target.processId), processorMs(load.databaseId)] as const;
  const started = performance.now();
  const times = await run(target, question, load);
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
