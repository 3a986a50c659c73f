import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AllowanceKey, takeAllowance } from '#db/rate-limits.ts';
import { CALL_LIMIT, CALL_PORTION, throttle } from '#http/guard/throttle.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const outcome = (spent: Promise<void>): Promise<number | string> =>
  spent.then(
    () => 200,
    ({ status, retryAfter }) => `${status} in ${retryAfter} s`,
  );

describe('the portion that a process takes from the shared allowance (wire.md, Throttles)', () => {
  const limit = { burst: 6, perMinute: 60 };
  /** Two processes that share an allowance of six and take three at a time. */
  const start = () => {
    const clock = { ms: 0 };
    const shared = new Map<string, number>();
    let requestCount = 0;
    const take = async (userId: string) => {
      requestCount += 1;
      const left = shared.get(userId) ?? limit.burst;
      const granted = Math.min(3, Math.floor(left));
      shared.set(userId, left - granted);
      return { granted, rest: left - granted };
    };
    const process = () => throttle(limit, take, () => clock.ms);
    return { clock, shared, requestCount: () => requestCount, a: process(), b: process() };
  };
  const spend = (times: number, one: { spend: (userId: string) => Promise<void> }) =>
    Promise.all(Array.from({ length: times }, () => outcome(one.spend('a'))));

  it('is used without asking the database again, and is what the other process left', async () => {
    const { a, b, requestCount } = start();
    expect(await spend(3, a)).toEqual([200, 200, 200]);
    expect(requestCount()).toBe(1);
    expect(await spend(4, b)).toEqual([200, 200, 200, '429 in 1 s']);
    expect(await outcome(a.spend('a'))).toBe('429 in 1 s');
    expect(await outcome(a.spend('b'))).toBe(200);
  });

  it('is requested once for all waiting calls, and not again before the allowance has grown', async () => {
    const { a, clock, shared, requestCount } = start();
    expect(await spend(8, a)).toEqual([200, 200, 200, 200, 200, 200, '429 in 1 s', '429 in 1 s']);
    const before = requestCount();
    expect(await outcome(a.spend('a'))).toBe('429 in 1 s');
    expect(requestCount()).toBe(before);
    clock.ms += 1000;
    shared.set('a', 1);
    expect(await spend(2, a)).toEqual([200, '429 in 1 s']);
  });

  it('is forgotten for users without recent calls, and only for them', async () => {
    const { a, clock, requestCount } = start();
    await a.spend('a');
    clock.ms += 59_000;
    a.sweep();
    await a.spend('a');
    expect(requestCount()).toBe(1);
    clock.ms += 61_000;
    a.sweep();
    await a.spend('a');
    expect(requestCount()).toBe(2);
  });
});

describe('the shared allowance', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
  });
  afterAll(() => portal.close());

  const limit = { burst: 100, perMinute: 60 };
  const of = (userId: string): AllowanceKey => ({ userId, kind: 'calls' });
  const take = (userId: string, amount: number) => takeAllowance(portal.ctx.db, of(userId), limit, amount);
  const moveClock = (seconds: number) =>
    sql`update call_allowance set at = at - make_interval(secs => ${seconds})`.execute(portal.ctx.db);

  it('grants what is left, grows each minute, and never exceeds its burst', async () => {
    expect(await take('a', 60)).toEqual({ granted: 60, rest: 40 });
    expect((await take('a', 60)).granted).toBe(40);
    expect((await take('a', 60)).granted).toBe(0);
    await moveClock(10);
    expect((await take('a', 60)).granted).toBe(10);
    await moveClock(10_000);
    expect(await take('a', 1)).toEqual({ granted: 1, rest: 99 });
  });

  it('is exact for parallel requests', async () => {
    const taken = await Promise.all(Array.from({ length: 30 }, () => take('b', 7)));
    const granted = taken.reduce((sum, one) => sum + one.granted, 0);
    expect(granted).toBeGreaterThanOrEqual(100);
    expect(granted).toBeLessThan(105);
  });

  it('a clock that is set back throttles nobody for long', async () => {
    await take('c', 90);
    await moveClock(-3600);
    expect((await take('c', 5)).granted).toBe(5);
    await moveClock(20);
    expect((await take('c', 60)).granted).toBe(25);
  });

  it('costs a database round trip for one call of many', async () => {
    const requestCount = async (): Promise<number> => {
      const rows = portal.ctx.db.selectFrom('call_allowance').select('rest').where('user_id', '=', 'admin');
      return (await rows.executeTakeFirst())?.rest ?? CALL_LIMIT.burst;
    };
    for (let call = 0; call < CALL_PORTION; call += 1) await portal.call('Alarm/alarm-count', {}, { as: 'admin' });
    expect(await requestCount()).toBe(CALL_LIMIT.burst - CALL_PORTION);
  });
});
