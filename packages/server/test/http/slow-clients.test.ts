import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disconnectSlowReaders } from '#http/connections/disconnect-slow-clients.ts';
import { readUploads } from '#http/upload/multipart.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { openRequest } from '../faults/raw-request.ts';
import { LIMITS, MULTIPART } from '../files/upload-server.ts';

const SLOWEST = { bytes: 4096, withinMs: 150 };
const CHUNK = Buffer.alloc(64 * 1024, 0x61);

const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
};
/** True when the other side ends the connection within `ms`. */
const isEnded = (socket: Socket, ms: number): Promise<boolean> =>
  Promise.race([once(socket, 'close').then(() => true), sleep(ms, false)]);

describe('a client that does not read the response (R11)', () => {
  let app: FastifyInstance;
  let port: number;
  /** The streams being sent. */
  const sending = new Set<Readable>();
  const track = (stream: Readable): Readable => {
    sending.add(stream);
    return stream.once('close', () => sending.delete(stream));
  };
  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true });
    disconnectSlowReaders(app, SLOWEST);
    app.get('/endless', () =>
      track(
        new Readable({
          read: function more() {
            this.push(CHUNK);
          },
        }),
      ),
    );
    app.get('/quiet', () => {
      const stream = new PassThrough();
      stream.write('hello');
      return track(stream);
    });
    port = await listen(app);
  });
  afterAll(() => app.close());

  const ask = async (path: string): Promise<Socket> => {
    const socket = await open(port);
    socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: portal\r\n\r\n`);
    return socket;
  };

  it('is disconnected, and its streams are closed', async () => {
    await ask('/endless');
    await expect.poll(() => sending.size).toBe(1);
    await expect.poll(() => sending.size).toBe(0);
  });

  it('is not disconnected while it reads slowly', async () => {
    const socket = await ask('/endless');
    const reading = setInterval(() => void socket.read(), 20);
    socket.on('readable', () => undefined);
    expect(await isEnded(socket, SLOWEST.withinMs * 6)).toBe(false);
    clearInterval(reading);
    socket.destroy();
  });

  it('is not disconnected while there is nothing to read, as in an event stream', async () => {
    const socket = await ask('/quiet');
    socket.resume();
    expect(await isEnded(socket, SLOWEST.withinMs * 4)).toBe(false);
    socket.destroy();
  });
});

describe('a client that uploads too slowly (R11)', () => {
  let dataDir: string;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-slow-'));
    app = Fastify();
    const read = await readUploads(app, dataDir, SLOWEST);
    app.post('/upload', { config: { upload: true } }, async (request) => {
      const { files, discard } = await read(request, LIMITS);
      await discard();
      return { bytes: files[0]?.bytes };
    });
    port = await listen(app);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const START = '------portal-test\r\ncontent-disposition: form-data; name="f"; filename="a.bin"\r\n\r\n';
  const END = '\r\n------portal-test--\r\n';
  const begin = async (bytes: number) => {
    const headers = { 'content-type': MULTIPART, 'content-length': START.length + bytes + END.length };
    const request = await openRequest({ port, path: '/upload', headers });
    await request.write(START);
    return request;
  };

  it('is disconnected, and nothing stays on disk', async () => {
    const request = await begin(100_000);
    const drops = setInterval(() => void request.write('aaaa').catch(() => undefined), 20);
    await expect(request.answer).rejects.toThrow();
    clearInterval(drops);
    await expect.poll(() => readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('is not disconnected when it is merely slow', async () => {
    const parts = 12;
    const request = await begin(parts * SLOWEST.bytes);
    for (let sent = 0; sent < parts; sent += 1) {
      await request.write('a'.repeat(SLOWEST.bytes));
      await sleep(SLOWEST.withinMs / 5);
    }
    await request.write(END);
    expect(await request.answer).toMatchObject({ status: 200, body: `{"bytes":${parts * SLOWEST.bytes}}` });
  });
});

describe('a client that opens a connection and does not finish its headers (R11)', () => {
  let portal: TestApp;
  let port: number;
  beforeAll(async () => {
    portal = await startApp();
    const { server } = portal.app;
    expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(1_800_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
    // Shorter limits. The server's interval of checking is unchanged.
    server.headersTimeout = 500;
    port = await listen(portal.app);
  });
  afterAll(() => portal.close());

  it.each([
    ['nothing at all', ''],
    ['half a line', 'POST /api/Auth/login HT'],
    ['a head without an end', 'POST /api/Auth/login HTTP/1.1\r\nhost: portal\r\nx-a: '],
  ])('is disconnected: %s', async (_what, sent) => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(port)));
    for (const socket of sockets) {
      socket.resume();
      if (sent !== '') socket.write(sent);
    }
    const beginning = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const ended = await Promise.all(sockets.map((socket) => isEnded(socket, 8000)));
    expect(ended.every((one) => one)).toBe(true);
    expect(performance.now() - beginning).toBeLessThan(8000);
  });
});
