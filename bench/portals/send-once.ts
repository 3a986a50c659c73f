import { Agent, request } from 'node:http';
import type { BenchRequest, RequestCase } from './request-cases.ts';

/** A running portal. Requests use the `cookies` in turn, so that no user reaches the throttle. */
export type Target = { name: string; port: number; processId: number; cookies: readonly string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** The number of requests sent so far, by target and case. All portals so get the same requests in the same order. */
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
