import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAuthenticator } from '#test-kit/authenticator.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { openBrowser, type TestBrowser } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

const CurrentPassword = PASSWORD;
type Authenticator = ReturnType<typeof makeAuthenticator>;

async function register(browser: TestBrowser, authenticator: Authenticator, Name = '내 휴대폰') {
  const { options, setUpToken } = (await browser.send('User/my-passkey-start', { CurrentPassword })).ok;
  const Credential = authenticator.register(options);
  return browser.send('User/my-passkey-add', { SetUpToken: setUpToken, Credential, Name });
}

/** Gives hanbit1 a passkey, and opens a browser after the password. */
async function withPasskey() {
  const own = openBrowser(portal);
  await own.signIn('hanbit1');
  const authenticator = makeAuthenticator();
  const added = await register(own, authenticator);
  const browser = openBrowser(portal, '10.0.0.2');
  await browser.signIn('hanbit1');
  return { own, authenticator, added, browser };
}

const ask = async (browser: TestBrowser) => (await browser.send('Auth/second-step-passkey-start')).ok.options;
const prove = (browser: TestBrowser, Credential: string) => browser.send('Auth/second-step-passkey', { Credential });

describe('a passkey (D-192)', () => {
  it('is registered after the password, and then signs in after it', async () => {
    const { own, authenticator, added, browser } = await withPasskey();
    expect(added.ok.recoveryCodes).toHaveLength(10);
    const shown = async () => (await own.send('User/my-factor-info')).ok.data[0]?.passkeys[0];
    expect(await shown()).toMatchObject({ name: '내 휴대폰', lastUsedDtm: '' });
    const proven = await prove(browser, authenticator.sign(await ask(browser)));
    expect(proven.ok.user.UserId).toBe('hanbit1');
    expect((await browser.send('User/user-my-info')).status).toBe(200);
    expect((await shown())?.lastUsedDtm).toBe('2026-11-20 15:00:00');
  });

  it('must sign the current challenge: no former response, no other site, no other key', async () => {
    const { authenticator, browser } = await withPasskey();
    const former = authenticator.sign(await ask(browser));
    await ask(browser);
    expect((await prove(browser, former)).refusal.code).toBe('PASSKEY_FAILED');
    const options = await ask(browser);
    const foreignSite = JSON.stringify({ ...JSON.parse(options), rpId: 'evil.example' });
    expect((await prove(browser, authenticator.sign(foreignSite))).refusal.code).toBe('PASSKEY_FAILED');
    expect((await prove(browser, makeAuthenticator().sign(options))).refusal.code).toBe('PASSKEY_FAILED');
    const damaged = { ...JSON.parse(authenticator.sign(options)), rawId: 'other' };
    expect((await prove(browser, JSON.stringify(damaged))).refusal.code).toBe('PASSKEY_FAILED');
    for (const nonsense of ['', '{}', 'null', '[]', '{"id":{}}', '0'.repeat(9000)]) {
      expect((await prove(browser, nonsense)).status).toBeOneOf([400, 429]);
    }
  });

  it('is for the site that the browser shows, or the one that the operator configures', async () => {
    const { browser } = await withPasskey();
    expect(JSON.parse(await ask(browser)).rpId).toBe('localhost');
    const named = await startApp({ PORTAL_ORIGIN: 'https://portal.example.com' });
    const own = openBrowser(named);
    await own.signIn('hanbit1');
    expect((await register(own, makeAuthenticator())).refusal.code).toBe('PASSKEY_FAILED');
    expect((await register(own, makeAuthenticator('https://portal.example.com'))).status).toBe(200);
    await named.close();
  });

  it('is registered once, under a name, at most ten', async () => {
    const { own, authenticator } = await withPasskey();
    expect((await register(own, authenticator)).refusal.code).toBe('PASSKEY_EXISTS');
    expect((await register(own, makeAuthenticator(), ' ')).refusal.field).toBe('Name');
    for (let more = 1; more < 10; more += 1) await register(own, makeAuthenticator(), `열쇠 ${more}`);
    expect((await own.send('User/my-passkey-start', { CurrentPassword })).refusal.code).toBe('PASSKEY_LIMIT');
  });

  it('is removed only by its owner, with the password', async () => {
    const { own } = await withPasskey();
    const PasskeyId = (await own.send('User/my-factor-info')).ok.data[0]?.passkeys[0]?.passkeyId;
    const other = openBrowser(portal);
    await other.signIn('hanbit2');
    expect((await other.send('User/my-passkey-remove', { PasskeyId, CurrentPassword })).status).toBe(404);
    expect((await own.send('User/my-passkey-remove', { PasskeyId })).refusal.field).toBe('CurrentPassword');
    expect((await own.send('User/my-passkey-remove', { PasskeyId, CurrentPassword })).status).toBe(200);
    expect((await openBrowser(portal).signIn('hanbit1')).status).toBe(200);
  });
});
