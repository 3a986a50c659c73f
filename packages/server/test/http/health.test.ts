import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPortalSpace, makeDiskSpaceCheck } from '#disk-space.ts';
import { answerErrors } from '#http/error-handler.ts';
import { readiness, serveHealth } from '#http/health.ts';

const noLog = { warn: () => {}, info: () => {} };

describe('readiness', () => {
  it('many readiness requests share one check, and a second later it runs anew', async () => {
    let checkCount = 0;
    const countedCheck = async () => {
      checkCount += 1;
    };
    const isReady = readiness([countedCheck], noLog);
    expect(await Promise.all(Array.from({ length: 100 }, isReady))).toEqual(Array(100).fill(true));
    expect(checkCount).toBe(1);
    await sleep(1050);
    await isReady();
    expect(checkCount).toBe(2);
  });

  it('fails when one check fails, logs that once, and succeeds when the check passes again', async () => {
    const logged: unknown[] = [];
    const log = { warn: (line: unknown) => void logged.push(line), info: (line: unknown) => void logged.push(line) };
    let broken = true;
    const isReady = readiness([async () => {}, async () => (broken ? Promise.reject(new Error('no room')) : 1)], log);
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    broken = false;
    await sleep(1050);
    expect(await isReady()).toBe(true);
    expect(logged).toEqual([{ reasons: ['no room'] }, 'ready again']);
  });

  it('fails within two seconds when a check hangs, and does not start the check again meanwhile', async () => {
    let checkCount = 0;
    const isReady = readiness(
      [
        () => {
          checkCount += 1;
          return new Promise(() => {});
        },
      ],
      noLog,
    );
    const start = performance.now();
    expect(await isReady()).toBe(false);
    expect(await isReady()).toBe(false);
    expect(performance.now() - start).toBeLessThan(4000);
    expect(checkCount).toBe(1);
  });
});

describe('the health pages', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());
  const start = (production: boolean, metricsToken = '', check = async () => {}) => {
    app = Fastify();
    answerErrors(app);
    const storedBytes = async () => ({ folders: new Map(), largestUser: 0, largestRoom: 0 });
    serveHealth(app, { checks: [check], storedBytes, metricsToken, production });
  };
  const statusOf = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url, headers, remoteAddress })).statusCode;

  it('readyz gives 503 with Retry-After, while healthz succeeds', async () => {
    start(false, '', () => Promise.reject(new Error('away')));
    const reply = await app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
    expect(await statusOf('/healthz')).toBe(200);
  });

  it('metrics are for this machine, or for clients with the token', async () => {
    start(false, 'secret');
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/metrics', {}, '10.0.0.9')).toBe(404);
    expect(await statusOf('/metrics', { 'x-forwarded-for': '1.2.3.4' })).toBe(404);
    expect(await statusOf('/metrics', { authorization: 'Bearer secret' }, '10.0.0.9')).toBe(200);
    for (const wrong of ['secret', 'Bearer', 'Bearer ', 'Bearer secre', 'Bearer secret ', 'bearer secret']) {
      expect([wrong, await statusOf('/metrics', { authorization: wrong }, '10.0.0.9')]).toEqual([wrong, 404]);
    }
  });

  it('in production metrics need the token, and without a configured token they are closed', async () => {
    start(true, 'secret');
    expect(await statusOf('/metrics')).toBe(404);
    expect(await statusOf('/metrics', { authorization: 'Bearer secret' })).toBe(200);
    await app.close();
    start(true);
    for (const authorization of ['', 'Bearer', 'Bearer '])
      expect(await statusOf('/metrics', { authorization })).toBe(404);
  });
});

describe('free disk space', () => {
  it('refuses writes below the reserve, and is measured at most once in a while', async () => {
    let checkCount = 0;
    const room = makeDiskSpaceCheck('/', 100, async () => ({ bavail: [10, 9][checkCount++] ?? 20, bsize: 10 }));
    await room();
    await expect(room(1)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(checkCount).toBe(1);
    await sleep(550);
    await expect(room()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await sleep(550);
    await room(100);
  });

  it('is also measured where the embedded database lies outside the data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-room-'));
    await checkPortalSpace(folder, undefined)();
    await checkPortalSpace(folder, folder)();
    await expect(checkPortalSpace(folder, '/proc')()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await rm(folder, { recursive: true });
  });

  it('is enough on an ordinary disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-room-'));
    await makeDiskSpaceCheck(folder, 1)();
    await rm(folder, { recursive: true });
  });
});
