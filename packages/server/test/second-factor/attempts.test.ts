import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAttempt } from '#areas/second-factor/attempts.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { advanceClock, codeAt, openBrowser, proveByApp, setUpApp } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

describe('tries of the second step (wire.md, Throttles)', () => {
  let portal: TestApp;
  beforeEach(async () => {
    portal = await startApp();
  });
  afterEach(() => portal.close());

  it('are limited to ten in fifteen minutes per user, from all addresses, even for a right code', async () => {
    const own = openBrowser(portal);
    await own.signIn('pm1');
    const { secret } = await setUpApp(portal, own);
    const statuses: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) {
      const browser = openBrowser(portal, `10.0.1.${tried}`);
      await browser.signIn('pm1');
      statuses.push((await browser.send('Auth/second-step-code', { Kind: 'totp', Code: '000000' })).status);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    const last = openBrowser(portal, '10.0.9.9');
    await last.signIn('pm1');
    const locked = await proveByApp(portal, last, secret);
    expect([locked.refusal.code, locked.retryAfter]).toEqual(['TOO_MANY_TRIES', 15 * 60]);
    advanceClock(portal, 15 * 60);
    await last.signIn('pm1');
    expect((await proveByApp(portal, last, secret)).status).toBe(200);
  });

  it('are reset by a right one, and are separate from those of the current password', async () => {
    const own = openBrowser(portal);
    await own.signIn('pm1');
    const { secret } = await setUpApp(portal, own);
    const browser = openBrowser(portal);
    for (const _round of [1, 2]) {
      await browser.signIn('pm1');
      for (let tried = 0; tried < 9; tried += 1) {
        await browser.send('Auth/second-step-code', { Kind: 'totp', Code: '000000' });
      }
      expect((await proveByApp(portal, browser, secret)).status).toBe(200);
      advanceClock(portal, 60);
    }
    const renew = (CurrentPassword: string) => own.send('User/my-recovery-renew', { CurrentPassword });
    for (let tried = 0; tried < 10; tried += 1) expect((await renew('wrong')).status).toBe(400);
    expect((await renew(PASSWORD)).status).toBe(429);
    // The password is locked at the address of the tries. The second step is not.
    const elsewhere = openBrowser(portal, '10.0.0.2');
    await elsewhere.signIn('pm1');
    expect((await proveByApp(portal, elsewhere, secret)).status).toBe(200);
  });

  it('allow no more guesses in parallel, in any number of processes', async () => {
    const attempt = { userId: 'pm1', address: '10.0.0.1' } as const;
    const counted = await Promise.allSettled(Array.from({ length: 40 }, () => countAttempt(portal.ctx, attempt)));
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});

describe('the same proof sent in parallel', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await startApp();
  });
  afterAll(() => portal.close());

  const RACERS = 6;

  /** Browsers after the password of a user, each from its own address. */
  const halfSessions = (person: 'pm1' | 'pm2' | 'sales1') =>
    Promise.all(
      Array.from({ length: RACERS }, async (_, at) => {
        const browser = openBrowser(portal, `10.3.0.${at}`);
        await browser.signIn(person);
        return browser;
      }),
    );
  const setUp = async (person: 'pm1' | 'pm2' | 'sales1') => {
    const own = openBrowser(portal);
    await own.signIn(person);
    return setUpApp(portal, own);
  };
  const winners = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).sort();
  const oneOf = (refused: number) => [200, ...Array<number>(RACERS - 1).fill(refused)];

  it('a code of the app gives one sign-in', async () => {
    const { secret } = await setUp('pm1');
    const browsers = await halfSessions('pm1');
    expect(winners(await Promise.all(browsers.map((browser) => proveByApp(portal, browser, secret))))).toEqual(
      oneOf(400),
    );
  });

  it('a recovery code gives one sign-in', async () => {
    const { codes } = await setUp('pm2');
    const browsers = await halfSessions('pm2');
    const use = { Kind: 'recovery', Code: codes[0] };
    const answers = await Promise.all(browsers.map((browser) => browser.send('Auth/second-step-code', use)));
    expect(winners(answers)).toEqual(oneOf(400));
  });

  it('a half session gives one sign-in, with any factor', async () => {
    const { secret, codes } = await setUp('sales1');
    const browser = openBrowser(portal, '10.4.0.1');
    await browser.signIn('sales1');
    const proofs = [
      { Kind: 'totp', Code: codeAt(secret, portal.clock.now) },
      ...codes.slice(0, 3).map((Code) => ({ Kind: 'recovery', Code })),
    ];
    const answers = await Promise.all(proofs.map((proof) => browser.send('Auth/second-step-code', proof)));
    expect(winners(answers)).toEqual([200, 401, 401, 401]);
  });
});
