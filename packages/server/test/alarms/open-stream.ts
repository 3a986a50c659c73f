import { get, type IncomingMessage } from 'node:http';

/** An event stream as a browser opens it. */
export type OpenStream = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything received so far. */
  text: () => string;
  /** The number of alarm events received so far. */
  alarms: () => number;
  /** The ids of the changed projects received so far, in order. */
  projects: () => number[];
  /** The ids of the changed internal projects received so far, in order. */
  internal: () => number[];
  /** The ids of the projects whose talk changed, in order. */
  talks: () => number[];
  /** The spans received so far, in milliseconds: the first, and those of the heartbeats. */
  spans: () => number[];
  /** How often the stream said that events may have been missed. */
  missed: () => number;
  /** Resolves when the stream has ended. `clean` is false when the connection broke. */
  ended: Promise<{ clean: boolean }>;
  close: () => void;
};

/** Opens GET /api/events on a running server. */
export function openStream(origin: string, cookie: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  return new Promise((done, failed) => {
    const request = get(
      `${origin}/api/events`,
      { agent: false, headers: { cookie, 'accept-encoding': 'gzip, br', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        const ended = new Promise<{ clean: boolean }>((over) => {
          response.on('close', () => over({ clean: response.complete }));
          response.on('error', () => {});
        });
        const idsOf = (event: string): number[] =>
          [...text.matchAll(new RegExp(`event: ${event}\\ndata:(\\d+)\\n\\n`, 'g'))].map(([, id]) => Number(id));
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: () => text,
          alarms: () => text.split('event: alarm\ndata:\n\n').length - 1,
          projects: () => idsOf('project'),
          internal: () => idsOf('internal-project'),
          talks: () => idsOf('talk'),
          spans: () => idsOf('span'),
          missed: () => idsOf('missed').length,
          ended,
          close: () => void request.destroy(),
        });
      },
    );
    request.on('error', failed);
  });
}

/** Waits until `holds` returns true, at most `patienceMs`. Returns the milliseconds it took. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, timeoutMs = 20_000): Promise<number> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > timeoutMs) throw new Error(`not within ${timeoutMs} ms`);
    await new Promise((wake) => setTimeout(wake, 10));
  }
  return performance.now() - start;
}
