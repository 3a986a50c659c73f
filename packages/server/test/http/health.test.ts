import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerErrors } from '#http/error-handler.ts';
import { serveHealth } from '#http/health.ts';
import { watchReadiness } from '#http/readiness.ts';
import { checkPortalSpace, makeDiskSpaceCheck } from '#process/disk-space.ts';
import { noObservations } from '#process/installation.ts';

const noLog = { warn: () => {}, info: () => {} };

const quick = (check: () => Promise<unknown>, needed = false) => ({ check, everyMs: 1000, needed });
const fine = async () => {};
const broken = (reason: string) => () => Promise.reject(new Error(reason));

describe('readiness', () => {
  it('many readiness requests share one check, and a second later it runs anew', async () => {
    let checkCount = 0;
    const countedCheck = async () => {
      checkCount += 1;
    };
    const read = watchReadiness({ database: quick(countedCheck, true) }, noLog);
    const answers = await Promise.all(Array.from({ length: 100 }, read));
    expect(answers).toEqual(Array(100).fill({ ready: true, parts: { database: 'ok' } }));
    expect(checkCount).toBe(1);
    await sleep(1050);
    await read();
    expect(checkCount).toBe(2);
  });

  it('fails when a needed part fails, logs that once with its name, and succeeds when it passes again', async () => {
    const logged: unknown[] = [];
    const note = (...line: unknown[]) => void logged.push(line);
    let isBroken = true;
    const check = async () => (isBroken ? Promise.reject(new Error('away')) : 1);
    const read = watchReadiness({ database: quick(check, true) }, { warn: note, info: note });
    expect([(await read()).ready, (await read()).ready]).toEqual([false, false]);
    isBroken = false;
    await sleep(1050);
    expect((await read()).ready).toBe(true);
    expect(logged).toEqual([
      [{ part: 'database', reason: 'away' }, '데이터베이스가 응답하지 않습니다.'],
      [{ part: 'database' }, 'ready again'],
    ]);
  });

  it('stays ready while only another part fails, and names it (D-373)', async () => {
    const logged: unknown[] = [];
    const note = (...line: unknown[]) => void logged.push(line);
    const parts = { database: quick(fine, true), store: quick(broken('EIO')), room: quick(broken('/data 3MB')) };
    const read = watchReadiness(parts, { warn: note, info: note });
    expect(await read()).toEqual({ ready: true, parts: { database: 'ok', store: 'fail', room: 'fail' } });
    expect(logged).toEqual([
      [{ part: 'store', reason: 'EIO' }, '파일 저장소에 쓸 수 없습니다.'],
      [{ part: 'room', reason: '/data 3MB' }, '디스크에 쓸 공간이 없습니다.'],
    ]);
  });

  it('fails within two seconds when a check hangs, and does not start the check again meanwhile', async () => {
    let checkCount = 0;
    const hang = () => {
      checkCount += 1;
      return new Promise(() => {});
    };
    const read = watchReadiness({ database: quick(hang, true) }, noLog);
    const start = performance.now();
    expect((await read()).ready).toBe(false);
    expect((await read()).ready).toBe(false);
    expect(performance.now() - start).toBeLessThan(4000);
    expect(checkCount).toBe(1);
  });
});

describe('the health pages', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());
  const observed = noObservations();
  const start = (
    production: boolean,
    metricsToken = '',
    { check = fine as () => Promise<unknown>, leaving = false } = {},
  ) => {
    app = Fastify();
    answerErrors(app, observed.refusals);
    serveHealth(app, {
      parts: { database: quick(check, true), room: quick(broken('full')) },
      isLeaving: () => leaving,
      storedBytes: async () => ({ folders: new Map(), largestUser: 0, largestRoom: 0 }),
      observed,
      pool: { totalCount: 7, idleCount: 3, waitingCount: 2 },
      standby: undefined,
      readMessages: async () => ({ oldestSeconds: 0, failed: new Map() }),
      readRuns: async () => ({
        jobs: new Map([['purge', new Date(5000)]]),
        backup: new Date(Date.now() - 60_000),
        backupFailed: true,
      }),
      metricsToken,
      production,
    });
  };
  const statusOf = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url, headers, remoteAddress })).statusCode;

  it('readyz gives 503 with Retry-After and the parts, while healthz succeeds', async () => {
    start(false, '', { check: broken('away') });
    const reply = await app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
    expect(reply.json().parts).toEqual({ database: 'fail', room: 'fail' });
    expect(await statusOf('/healthz')).toBe(200);
  });

  it('readyz succeeds while only writing is impossible, and says so (D-373)', async () => {
    start(false);
    const reply = await app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'limited', parts: { database: 'ok', room: 'fail' } },
    ]);
  });

  it('readyz gives 503 as soon as the process is leaving', async () => {
    start(false, '', { leaving: true });
    expect(await statusOf('/readyz')).toBe(503);
  });

  it('metrics name pool, jobs, backup, streams, queues, refusals and the parts of readiness', async () => {
    start(false);
    Object.assign(observed, { liveStreams: 4, orphans: 9 });
    observed.jobFailures.set('purge', 2);
    observed.failingChannels.set('mail', { since: '', at: '', reason: 'ECONNREFUSED' });
    await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } });
    const { body } = await app.inject({ url: '/metrics' });
    for (const line of [
      'database_pool_connections{state="waiting"} 2',
      'job_last_run_timestamp_seconds{job="purge"} 5',
      'job_failures_total{job="purge"} 2',
      'live_streams 4',
      'stored_orphans 9',
      'backup_failed 1',
      'way_failing{way="mail"} 1',
      'queue_waiting 0',
      'refused_calls_total{code="NOT_FOUND"} 1',
      'ready_part{part="room"} 0',
      'ready_part{part="database"} 1',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    expect(Number(/^backup_age_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(60);
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
