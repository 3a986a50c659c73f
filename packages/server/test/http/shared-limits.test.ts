import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_LIMIT, EXPORT_LIMIT, UPLOAD_LIMIT } from '#http/guard/throttle.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';
import { makeTicket, SECRET } from '../auth/make-sso-ticket.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('limits hold across two processes on one PostgreSQL (TH33)', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let portals: PortalProcess[] = [];
  let opened: Awaited<ReturnType<typeof openData>>;
  beforeAll(async () => {
    database = await makeDatabase();
    await preparePeople('', database.url);
    const env = { DATABASE_URL: database.url, DEMO: '0', SSO_SECRET: SECRET, TRUST_PROXY: '127.0.0.1' };
    portals = [await startPortal({ env }), await startPortal({ env })];
    opened = await openData('', database.url);
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all(portals.map((portal) => portal.stop()));
    await Promise.all(portals.map(({ dataDir }) => removeDataDir(dataDir)));
    await database.drop();
  });

  /** Sends to one process after the other. */
  const ask = (turn: number, path: string, init: RequestInit) =>
    fetch(`${portals[turn % portals.length]?.url}${path}`, init);
  const signIn = (turn: number, UserId: string, Password: string, address: string) =>
    ask(turn, '/api/Auth/login', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-forwarded-for': address },
      body: JSON.stringify({ UserId, Password }),
    });
  const cookieOf = async (userId: string): Promise<string> =>
    (await signIn(0, userId, PASSWORD, '10.9.9.9')).headers.getSetCookie()[0]?.split(';')[0] ?? '';

  /** Checks that a throttled response has a Korean message and a Retry-After. */
  const expectThrottled = async (answer: Response, code = 'TOO_MANY_REQUESTS'): Promise<void> => {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ code, message: expect.stringMatching(/[가-힣]/) });
  };

  it('ten failed sign-ins, half at each process, lock the pair of id and address at both', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await signIn(turn, 'daon1', 'wrong password', '10.1.1.1')).status).toBe(401);
    }
    for (const turn of [0, 1])
      await expectThrottled(await signIn(turn, 'daon1', PASSWORD, '10.1.1.1'), 'TOO_MANY_TRIES');
    expect((await signIn(0, 'daon1', PASSWORD, '10.1.1.2')).status).toBe(200);
  });

  it('wrong current passwords in an open session, half at each process, do the same', async () => {
    const cookie = await cookieOf('hanbit1');
    const give = (turn: number, CurrentPassword: string) =>
      ask(turn, '/api/User/my-totp-start', {
        method: 'POST',
        headers: { ...JSON_TYPE, cookie, 'x-forwarded-for': '10.1.1.3' },
        body: JSON.stringify({ CurrentPassword }),
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await give(turn, 'wrong password')).status).toBe(400);
    for (const turn of [0, 1]) {
      await expectThrottled(await give(turn, PASSWORD), 'TOO_MANY_TRIES');
      await expectThrottled(await signIn(turn, 'hanbit1', PASSWORD, '10.1.1.3'), 'TOO_MANY_TRIES');
    }
    expect((await signIn(1, 'hanbit1', PASSWORD, '10.1.1.4')).status).toBe(200);
  });

  it('refused tickets count at both processes, and lock their user and address', async () => {
    const land = async (turn: number, type: string) =>
      ask(turn, '/api/Auth/sso-login', {
        method: 'POST',
        headers: { ...JSON_TYPE, 'x-forwarded-for': '10.2.2.2' },
        body: JSON.stringify({ UserId: await makeTicket('hanbit2', type, { now: new Date() }), LoginType: type }),
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await land(turn, 'B')).status).toBe(401);
    for (const turn of [0, 1]) await expectThrottled(await land(turn, 'A'), 'TOO_MANY_TRIES');
  });

  it('calls at one process count at the other', async () => {
    const headers = { ...JSON_TYPE, cookie: await cookieOf('hanbit2') };
    const count = (turn: number) => ask(turn, '/api/Alarm/alarm-count', { method: 'POST', headers, body: '{}' });
    const startedAt = performance.now();
    const statuses: number[] = [];
    // A slow run is given more while it asks.
    for (let round = 0; round < 60 && !statuses.includes(429); round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, call) => count(call)));
      statuses.push(...answers.map(({ status }) => status));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    const served = statuses.filter((status) => status === 200).length;
    const grown = ((performance.now() - startedAt) / 60_000) * CALL_LIMIT.perMinute;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(served).toBeGreaterThanOrEqual(CALL_LIMIT.burst - 1);
    expect(served).toBeLessThanOrEqual(CALL_LIMIT.burst + grown + 1);
    await drain('hanbit2', 'calls');
    for (const turn of [0, 1]) await expectThrottled(await throttled(() => count(turn)));
  });

  /** Sets the remaining allowance of a user, as if the rest was used. */
  const drain = (userId: string, kind: string, rest = 0) =>
    opened.pool.query(
      `insert into call_allowance (user_id, kind, granted, rest, at) values ($1, $2, 0, $3, clock_timestamp())
       on conflict (user_id, kind) do update set rest = $3, at = clock_timestamp()`,
      [userId, kind, rest],
    );
  /** Calls until the first refusal, because the allowance may have grown since the last call. */
  const throttled = async (call: () => Promise<Response>): Promise<Response> => {
    let answer = await call();
    for (let tries = 0; answer.status !== 429 && tries < 200; tries += 1) answer = await call();
    return answer;
  };

  it.each([
    ['uploads', '/api/Construction/construction-photo-upload-add', UPLOAD_LIMIT],
    ['exports', '/api/Reference/company-template', EXPORT_LIMIT],
  ] as const)('%s use one allowance, one at a time', async (kind, path, { perMinute }) => {
    const cookie = await cookieOf('admin');
    const posted = { method: 'POST', body: new FormData() };
    const one = (turn: number) => ask(turn, path, { ...(kind === 'uploads' ? posted : {}), headers: { cookie } });
    const startedAt = performance.now();
    await drain('admin', kind, 4);
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) statuses.push((await one(turn)).status);
    const grown = ((performance.now() - startedAt) / 60_000) * perMinute;
    const served = statuses.filter((status) => status !== 429).length;
    expect(served).toBeGreaterThanOrEqual(4);
    expect(served).toBeLessThanOrEqual(4 + grown + 1);
    await drain('admin', kind);
    await expectThrottled(await throttled(() => one(0)));
    await expectThrottled(await throttled(() => one(1)));
  });
});
