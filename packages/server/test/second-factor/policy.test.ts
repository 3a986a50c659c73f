import { afterEach, describe, expect, it } from 'vitest';
import { makeAuthenticator } from '#test-kit/authenticator.ts';
import { PASSWORD, type Person } from '#test-kit/people.ts';
import { advanceClock, codeAt, openBrowser, proveByApp, setUpApp, type TestBrowser } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { makeTicket, SECRET } from '../auth/make-sso-ticket.ts';

let portal: TestApp;
afterEach(() => portal.close());

const start = async (env: Record<string, string>): Promise<void> => {
  portal = await startApp({ SSO_SECRET: SECRET, ...env });
};
const statusOf = async (person: Person, from?: string) => (await openBrowser(portal, from).signIn(person)).status;
const CurrentPassword = PASSWORD;

/** Signs in and sets up a first app, as a user without a factor must. */
async function setUpFirst(browser: TestBrowser) {
  const { secret, setUpToken } = (await browser.send('Auth/second-step-totp-start')).ok;
  const Code = codeAt(secret, portal.clock.now);
  return { secret, added: await browser.send('Auth/second-step-totp-add', { SetUpToken: setUpToken, Code }) };
}

describe('the users who must have a second factor (D-190)', () => {
  it('are none by default; a user who has one is asked for it', async () => {
    await start({});
    expect([await statusOf('admin'), await statusOf('hanbit1')]).toEqual([200, 200]);
    const own = openBrowser(portal);
    await own.signIn('hanbit1');
    await setUpApp(portal, own);
    expect([await statusOf('hanbit1'), await statusOf('hanbit2')]).toEqual([401, 200]);
  });

  it('are staff with "staff", and everyone with "all"', async () => {
    await start({ SECOND_FACTOR: 'staff' });
    expect([await statusOf('admin'), await statusOf('hanbit1')]).toEqual([401, 200]);
    await portal.close();
    await start({ SECOND_FACTOR: 'all' });
    expect([await statusOf('admin'), await statusOf('hanbit1')]).toEqual([401, 401]);
  });

  it.each([
    ['10.1.2.3', 200],
    ['::ffff:10.1.2.3', 200],
    ['2001:db8::7', 200],
    ['10.2.0.1', 401],
    ['2001:db9::7', 401],
  ])('with "outside", a sign-in from %s is answered with %i', async (from, status) => {
    await start({ SECOND_FACTOR: 'outside', TRUSTED_NETWORKS: '10.1.0.0/16, 2001:db8::/32' });
    expect(await statusOf('hanbit1', from)).toBe(status);
  });

  it('a session without one ends when it is used outside the trusted networks; one with a factor does not', async () => {
    await start({ SECOND_FACTOR: 'outside', TRUSTED_NETWORKS: '10.1.0.0/16' });
    const ask = async ({ jar }: TestBrowser, from: string) => {
      const moved = openBrowser(portal, from);
      for (const [name, value] of jar) moved.jar.set(name, value);
      return (await moved.send('User/user-my-info')).status;
    };
    const inside = openBrowser(portal, '10.1.2.3');
    await inside.signIn('pm1');
    expect([await ask(inside, '10.1.9.9'), await ask(inside, '203.0.113.5')]).toEqual([200, 401]);
    const outside = openBrowser(portal, '203.0.113.5');
    await outside.signIn('pm1');
    expect((await setUpFirst(outside)).added.status).toBe(200);
    expect([await ask(outside, '203.0.113.9'), await ask(outside, '10.1.2.3')]).toEqual([200, 200]);
  });

  it('must set one up at sign-in, and may call nothing else', async () => {
    await start({ SECOND_FACTOR: 'all' });
    const browser = openBrowser(portal);
    await browser.signIn('hanbit1');
    expect((await browser.send('User/user-my-info')).status).toBe(401);
    expect((await browser.send('User/my-totp-start', { CurrentPassword })).status).toBe(401);
    expect((await browser.send('Auth/second-step-info')).ok.data[0]).toMatchObject({ setUpYn: 'Y', totpYn: 'N' });
    const { secret, added } = await setUpFirst(browser);
    expect([added.ok.user.UserId, added.ok.recoveryCodes.length]).toEqual(['hanbit1', 10]);
    expect((await browser.send('User/my-factor-info')).ok.data[0]).toMatchObject({ mustYn: 'Y', recoveryLeft: 10 });
    // The last required factor cannot be removed.
    const removed = await browser.send('User/my-totp-remove', { CurrentPassword });
    expect(removed.refusal.code).toBe('LAST_FACTOR');
    advanceClock(portal, 60);
    const again = openBrowser(portal);
    await again.signIn('hanbit1');
    expect((await proveByApp(portal, again, secret)).status).toBe(200);
  });

  it('may set up a passkey instead', async () => {
    await start({ SECOND_FACTOR: 'all' });
    const browser = openBrowser(portal);
    await browser.signIn('hanbit1');
    const { options, setUpToken } = (await browser.send('Auth/second-step-passkey-new')).ok;
    const Credential = makeAuthenticator().register(options);
    const added = await browser.send('Auth/second-step-passkey-add', {
      SetUpToken: setUpToken,
      Credential,
      Name: '폰',
    });
    expect([added.ok.user.UserId, added.ok.recoveryCodes.length]).toEqual(['hanbit1', 10]);
    expect((await browser.send('User/user-my-info')).status).toBe(200);
  });

  it('who have one cannot set up another with the password alone', async () => {
    await start({});
    const own = openBrowser(portal);
    await own.signIn('pm1');
    await setUpApp(portal, own);
    const browser = openBrowser(portal);
    await browser.signIn('pm1');
    expect((await browser.send('Auth/second-step-totp-start')).refusal.code).toBe('BAD_STATE');
    expect((await browser.send('Auth/second-step-passkey-new')).refusal.code).toBe('BAD_STATE');
  });
});

describe('a ticket of the groupware (D-190)', () => {
  const present = async (browser: TestBrowser, claims: Record<string, unknown> = {}) => {
    const UserId = await makeTicket('pm1', 'B', { now: portal.clock.now, claims });
    return { UserId, answer: await browser.send('Auth/sso-login', { UserId, LoginType: 'B' }) };
  };

  it('counts as the password only, and is used up by the half session', async () => {
    await start({});
    const own = openBrowser(portal);
    await own.signIn('pm1');
    const { secret } = await setUpApp(portal, own);
    const browser = openBrowser(portal);
    const { UserId, answer } = await present(browser);
    expect(answer.refusal.code).toBe('SECOND_STEP');
    expect((await browser.send('Auth/sso-login', { UserId, LoginType: 'B' })).refusal.code).toBe('LOGIN_FAILED');
    expect((await proveByApp(portal, browser, secret)).status).toBe(200);
  });

  it('that says the groupware has checked a second factor is enough (amr mfa)', async () => {
    await start({ SECOND_FACTOR: 'all' });
    expect((await present(openBrowser(portal), { amr: ['pwd'] })).answer.refusal.code).toBe('SECOND_STEP');
    const browser = openBrowser(portal);
    expect((await present(browser, { amr: ['pwd', 'mfa'] })).answer.status).toBe(200);
    expect((await browser.send('User/user-my-info')).status).toBe(200);
  });
});
