import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { eventStreams, type StreamClient } from '#areas/alarms/event-streams.ts';

// Without a socket, since only then is it known what a client has not read yet.

const STAFF = {
  userId: 'pm1',
  userType: 'M',
  userName: '김도현',
  companyId: 1,
  companyName: '마이즈',
  companyActive: true,
  permission: 'M',
  modeAuthority: 'A',
} as const;

const client = (): StreamClient => ({
  actor: STAFF,
  tokenHash: Buffer.alloc(32),
  address: '127.0.0.1',
  isReconnect: false,
  connection: { on: () => undefined, destroy: () => undefined },
});

/** A client that reads only when told to. `read` gives what has come by then, without the filling. */
function openSlow(streams: ReturnType<typeof eventStreams>) {
  const body = streams.open(client());
  if (!(body instanceof PassThrough)) throw new Error('refused');
  const read = async (): Promise<string> => {
    let text = '';
    for (let round = 0; round < 10; round += 1) {
      text += String(body.read() ?? '');
      await new Promise((done) => setImmediate(done));
    }
    return text.replace(/x+/, '');
  };
  const fill = (): void => {
    while (!body.writableNeedDrain) body.write('x'.repeat(10_000));
  };
  return { fill, read };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const withTimers = async (job: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await job();
  } finally {
    vi.useRealTimers();
  }
};

it('events that follow each other closely are sent together, each once, and the first at once (D-644)', () =>
  withTimers(async () => {
    const streams = eventStreams(async () => []);
    const { read } = openSlow(streams);
    await read();
    for (const id of ['1', '2', '2', '3', '2']) streams.notifyInternalProject(id);
    expect(await read()).toBe('event: internal-project\ndata:1\n\n');
    await pass(250);
    expect(await read()).toBe([2, 3].map((id) => `event: internal-project\ndata:${id}\n\n`).join(''));
  }));

it('a client that reads too slowly misses no event: it gets what waits as soon as it has read the rest', () =>
  withTimers(async () => {
    const streams = eventStreams(async () => []);
    const { fill, read } = openSlow(streams);
    fill();
    for (const id of ['7', '8', '7']) {
      streams.notifyInternalProject(id);
      await pass(250);
    }
    expect(await read()).toMatch(/data:7\n\nevent: internal-project\ndata:8\n\n$/);
  }));

it('a client for which too many events wait is told that it may have missed some', () =>
  withTimers(async () => {
    const streams = eventStreams(async () => []);
    const { fill, read } = openSlow(streams);
    await read();
    fill();
    for (let id = 1; id <= 150; id += 1) streams.notifyInternalProject(String(id));
    const text = await read();
    expect(text).toMatch(/^event: missed\ndata:0\n\n/);
    expect(text).toMatch(/data:150\n\n$/);
  }));
