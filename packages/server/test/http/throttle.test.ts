import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALL_LIMIT, throttle } from '../../src/http/throttle.ts';
import { startApp, type TestApp } from '../../test-kit/start-app.ts';

describe('a bucket of calls (wire.md, Throttles)', () => {
  const limit = { burst: 3, perMinute: 60 };
  const start = () => {
    const clock = { ms: 0 };
    return { clock, ...throttle(limit, () => clock.ms) };
  };
  const spent = (spend: () => void): number => {
    try {
      spend();
      return 200;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };

  it('lets a burst through, then as many as the minute gives, each user for himself', () => {
    const { clock, spend } = start();
    expect(Array.from({ length: 4 }, () => spent(() => spend('a')))).toEqual([200, 200, 200, 429]);
    expect(spent(() => spend('b'))).toBe(200);
    clock.ms += 1000;
    expect([spent(() => spend('a')), spent(() => spend('a'))]).toEqual([200, 429]);
  });

  it('forgets who is rested, and nobody else', () => {
    const { clock, spend, sweep } = start();
    for (let call = 0; call < 3; call += 1) spend('a');
    sweep();
    expect(spent(() => spend('a'))).toBe(429);
    clock.ms += 10_000;
    sweep();
    expect(spent(() => spend('a'))).toBe(200);
  });
});

describe('a clock that is set back', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
    await portal.cookieOf('admin');
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => portal.close());

  it('throttles nobody', async () => {
    const ask = async () => (await portal.call('User/user-my-info', {}, { as: 'admin' })).status;
    expect(await ask()).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - CALL_LIMIT.burst * 3_600_000 });
    expect([await ask(), await ask()]).toEqual([200, 200]);
  });
});
