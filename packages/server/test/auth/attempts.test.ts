import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAttempt } from '#areas/auth/attempts.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const MINUTE_MS = 60_000;

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

type Try = { as?: string; password?: string; from?: string };
const signIn = ({ as = 'pm1', password = 'wrong', from = '10.0.0.1' }: Try = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { UserId: as, Password: password },
    remoteAddress: from,
  });
const statusOf = async (tried: Try = {}): Promise<number> => (await signIn(tried)).statusCode;
const failures = (times: number, tried: Try = {}) => Array.from({ length: times }, () => tried);
const inOrder = async (tries: readonly Try[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const tried of tries) statuses.push(await statusOf(tried));
  return statuses;
};
const later = (ms: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};
const right = { password: PASSWORD };

describe('sign-in failures of one id at one address (wire.md, Throttles)', () => {
  it('lock it for 15 minutes after ten, even for the right password', async () => {
    expect(await inOrder(failures(10))).toEqual(Array(10).fill(401));
    const locked = await signIn(right);
    expect(locked.json()).toEqual({
      message: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
      code: 'TOO_MANY_TRIES',
    });
    expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([429, 15 * 60]);
    expect(await statusOf({ ...right, as: 'admin' })).toBe(200);
    later(15 * MINUTE_MS);
    expect(await statusOf(right)).toBe(200);
  });

  it('are reset by a successful sign-in', async () => {
    expect(await inOrder([...failures(9), right, ...failures(9), right])).not.toContain(429);
  });

  it('count together in all spellings of the address, and for all addresses of an IPv6 subscriber', async () => {
    const tries = Array.from({ length: 12 }, (_, at) => ({ from: `2001:db8:1:2:${at + 1}::${at}` }));
    expect(await inOrder(tries)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await statusOf({ from: '2001:db8:1:3::1' })).toBe(401);
  });

  it('allow no more guesses in parallel, in any number of processes', async () => {
    const pair = { userId: 'pm1', address: '10.0.0.1' };
    const counted = await Promise.allSettled(Array.from({ length: 40 }, () => countAttempt(portal.ctx, pair)));
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const answers = await Promise.all(failures(40, { as: 'pm2' }).map(statusOf));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(30);
  });

  it('expire even when the clock was ahead and is set back', async () => {
    await inOrder(failures(10));
    later(-24 * 60 * MINUTE_MS);
    expect(await statusOf(right)).toBe(200);
  });
});

it('an address is locked after sixty failures with any ids', async () => {
  const tries = Array.from({ length: 62 }, (_, at) => ({ as: `nobody${at}` }));
  expect(await inOrder(tries)).toEqual([...Array(60).fill(401), 429, 429]);
  expect(await statusOf({ as: 'admin', ...right, from: '10.0.0.2' })).toBe(200);
  later(15 * MINUTE_MS);
  expect(await statusOf({ as: 'admin', ...right })).toBe(200);
});

describe('an account attacked from many addresses', () => {
  const fromManyAddresses = (times: number) => Array.from({ length: times }, (_, at) => ({ from: `10.1.${at}.1` }));

  it('takes one guess in ten seconds after thirty failures, also in parallel', async () => {
    const answers = await Promise.all(fromManyAddresses(50).map(statusOf));
    expect(answers.filter((status) => status === 401)).toHaveLength(30);
    later(10_000);
    expect(await inOrder(fromManyAddresses(3))).toEqual([401, 429, 429]);
    later(10_000);
    expect(await statusOf({ ...right, from: '10.9.0.1' })).toBe(200);
  });

  it('is not slowed down for its owner at an address with an earlier sign-in', async () => {
    expect(await statusOf({ ...right, from: '10.7.0.1' })).toBe(200);
    await Promise.all(fromManyAddresses(40).map(statusOf));
    expect(await statusOf({ ...right, from: '10.8.0.1' })).toBe(429);
    expect(await statusOf({ ...right, from: '10.7.0.1' })).toBe(200);
  });
});

it('a right password of a closed account does not count as a guess', async () => {
  const closed = { as: 'gone1', ...right };
  expect(await inOrder(failures(12, closed))).toEqual(Array(12).fill(403));
});
