import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { openRequest } from './raw-request.ts';

const ADD = '/api/Construction/construction-add';
const LATER_MS = 700;

describe('SIGTERM (wire.md, Also; R10)', () => {
  let dataDir: string;
  let portal: PortalProcess;
  let client: Client;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
  });
  afterAll(() => removeDataDir(dataDir));
  beforeEach(async () => {
    portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    client = await signInAt(portal.url, 'sales1');
  });

  /** Sends half a registration, runs `meanwhile`, then sends the rest. */
  const registerSlowly = async (meanwhile: () => Promise<void>) => {
    const payload = Buffer.from(JSON.stringify(registration({ StartDate: '2099-01-01' })));
    const half = payload.length >> 1;
    const headers = { cookie: client.cookie, 'content-type': 'application/json', 'content-length': payload.length };
    const request = await openRequest({ port: portal.port, path: ADD, headers });
    await request.write(payload.subarray(0, half));
    await sleep(100);
    await meanwhile();
    await sleep(LATER_MS);
    await request.write(payload.subarray(half));
    return request.answer;
  };

  const isRefused = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(portal.port, '127.0.0.1');
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.unref();
    });

  it('answers the request it has begun, accepts no new ones, and exits with 0', async () => {
    let refused = false;
    const answer = await registerSlowly(async () => {
      portal.send('SIGTERM');
      await sleep(200);
      refused = await isRefused();
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(refused).toBe(true);
    const ended = await portal.ended;
    expect([ended.code, ended.signal, ended.stderr]).toEqual([0, null, '']);
    // PostgreSQL removes this file last.
    expect(existsSync(join(dataDir, 'postgresql', 'postmaster.pid'))).toBe(false);

    portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    const again = await signInAt(portal.url, 'sales1');
    const { id } = JSON.parse(answer.body).data[0];
    expect(await again.call('Construction/construction-info', { Id: id })).toMatchObject({ status: 200 });
    await portal.stop();
  });

  it('a second SIGTERM and a SIGINT change nothing', async () => {
    const answer = await registerSlowly(async () => {
      portal.send('SIGTERM');
      await sleep(100);
      portal.send('SIGTERM');
      portal.send('SIGINT');
    });
    expect(answer).toMatchObject({ status: 200 });
    const ended = await portal.ended;
    expect([ended.code, ended.signal, ended.stderr]).toEqual([0, null, '']);
  });

  it('does not wait for a client with an idle connection', async () => {
    const idle = connect(portal.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    expect((await portal.stop()).code).toBe(0);
    idle.destroy();
  });
});
