import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '../post-json.ts';

/** How often another user asks. */
const EVERY_MS = 150;

export type Sent = { status: number; ms: number; etag: string };
type RequestParts = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: object };

/** Sends one request over connections of its own, and reads its answer without storing it. */
export function send(
  agent: Agent,
  { port, path, cookie }: Endpoint,
  { method, headers, body }: RequestParts,
): Promise<Sent> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const all = {
    'accept-encoding': 'br, gzip',
    ...(cookie === '' ? {} : { cookie }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
    ...headers,
  };
  const started = performance.now();
  return new Promise((done) => {
    const failed = (): void => done({ status: 0, ms: performance.now() - started, etag: '' });
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers: all }, (response) => {
      const status = response.statusCode ?? 0;
      const etag = response.headers.etag ?? '';
      response
        .on('error', failed)
        .resume()
        .on('end', () => done({ status, ms: performance.now() - started, etag }));
    });
    sent.on('error', failed);
    sent.end(payload);
  });
}

/** Counts of answers by their status, as '200 × 12'. */
export const countStatuses = (answers: readonly Sent[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
};

/** Asks one address every 150 ms until `work` is done. Returns all answers; one that does not come counts as waiting. */
async function askMeanwhile(endpoint: Endpoint, parts: RequestParts, work: Promise<unknown>): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Sent>[] = [];
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  void work.then(end, end);
  while (!isOver) {
    answers.push(send(agent, endpoint, parts));
    await sleep(EVERY_MS);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** What another user waits while `work` goes on: for a list and for /readyz, at every process. */
export async function observe(users: readonly Endpoint[], work: Promise<unknown>) {
  const lists = users.map((user) => askMeanwhile(user, { method: 'POST', body: { Page: 1, PageSize: 30 } }, work));
  const ready = users.map((user) => askMeanwhile({ ...user, path: '/readyz', cookie: '' }, { method: 'GET' }, work));
  const [ofLists, ofReady] = [(await Promise.all(lists)).flat(), (await Promise.all(ready)).flat()];
  const longest = (answers: readonly Sent[]): number => Math.max(0, ...answers.map(({ ms }) => ms));
  const refused = [...ofLists, ...ofReady].filter(({ status }) => status !== 200).length;
  return { list: longest(ofLists), ready: longest(ofReady), refused };
}
