import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeSecondSteps } from '#areas/second-factor/public/purge-second-steps.ts';
import { makeAuthenticator } from '#test-kit/authenticator.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { advanceClock, codeAt, openBrowser, type TestBrowser } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

const CurrentPassword = PASSWORD;

const signedIn = async (person: 'hanbit1' | 'admin' = 'hanbit1'): Promise<TestBrowser> => {
  const browser = openBrowser(portal);
  await browser.signIn(person);
  return browser;
};

/** An unfinished set-up. Calling it finishes it in a browser. */
type Begun = (by?: TestBrowser) => Promise<{ status: number; refusal: { code: string } }>;

async function beginTotp(browser: TestBrowser): Promise<Begun> {
  const { secret, setUpToken } = (await browser.send('User/my-totp-start', { CurrentPassword })).ok;
  return (by = browser) =>
    by.send('User/my-totp-add', { SetUpToken: setUpToken, Code: codeAt(secret, portal.clock.now) });
}

async function beginPasskey(browser: TestBrowser): Promise<Begun> {
  const { options, setUpToken } = (await browser.send('User/my-passkey-start', { CurrentPassword })).ok;
  const Credential = makeAuthenticator().register(options);
  return (by = browser) => by.send('User/my-passkey-add', { SetUpToken: setUpToken, Credential, Name: '열쇠' });
}

const ended = { status: 409, refusal: { code: 'SET_UP_ENDED' } };

describe.each([
  ['an authenticator app', beginTotp],
  ['a passkey', beginPasskey],
])('the set-up of %s (D-191, D-192)', (_what, begin) => {
  it('is finished once, in the session that began it', async () => {
    const browser = await signedIn();
    const other = await signedIn();
    const finish = await begin(browser);
    expect(await finish(other)).toMatchObject(ended);
    expect((await finish()).status).toBe(200);
    expect(await finish()).toMatchObject(ended);
  });

  it('is finished once by several parallel requests', async () => {
    const finish = await begin(await signedIn());
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('ends when a new one begins in any session', async () => {
    const browser = await signedIn();
    const former = await begin(browser);
    const latter = await begin(await signedIn());
    expect(await former()).toMatchObject(ended);
    expect((await latter()).status).toBe(200);
  });

  it('ends when permission M resets the factors, also when the user signs in again', async () => {
    const browser = await signedIn();
    const finish = await begin(browser);
    const admin = await signedIn('admin');
    const reset = { UserId: 'hanbit1', Reason: '휴대폰 분실' };
    expect((await admin.send('User/user-factor-reset', reset)).status).toBe(200);
    expect(await portal.ctx.db.selectFrom('factor_set_up').select('user_id').execute()).toEqual([]);
    expect((await finish()).status).toBe(401);
    await browser.signIn('hanbit1');
    expect(await finish()).toMatchObject(ended);
    expect((await browser.send('User/my-factor-info')).ok.data[0]).toMatchObject({ totpDtm: '', passkeys: [] });
  });

  it('ends with its session, and with the next session of the same browser', async () => {
    const browser = await signedIn();
    const finish = await begin(browser);
    await browser.send('Auth/logout');
    expect((await finish()).status).toBe(401);
    await browser.signIn('hanbit1');
    expect(await finish()).toMatchObject(ended);
  });

  it('ends after ten minutes and leaves no row', async () => {
    const finish = await begin(await signedIn());
    advanceClock(portal, 10 * 60 + 1);
    expect(await finish()).toMatchObject(ended);
    await purgeSecondSteps.run(portal.ctx);
    expect(await portal.ctx.db.selectFrom('factor_set_up').select('user_id').execute()).toEqual([]);
  });
});

it('a wrong code leaves the set-up of an app open, and counts as a try of the second step', async () => {
  const browser = await signedIn();
  const { secret, setUpToken } = (await browser.send('User/my-totp-start', { CurrentPassword })).ok;
  const add = (Code: string) => browser.send('User/my-totp-add', { SetUpToken: setUpToken, Code });
  const wrong = codeAt(secret, new Date(portal.clock.now.getTime() + 3_600_000));
  for (let tried = 0; tried < 9; tried += 1) expect((await add(wrong)).refusal.code).toBe('WRONG_CODE');
  expect((await add(codeAt(secret, portal.clock.now))).status).toBe(200);
  const again = (await browser.send('User/my-totp-start', { CurrentPassword })).ok;
  const addAgain = () => browser.send('User/my-totp-add', { SetUpToken: again.setUpToken, Code: wrong });
  for (let tried = 0; tried < 10; tried += 1) expect((await addAgain()).status).toBe(400);
  expect((await addAgain()).refusal.code).toBe('TOO_MANY_TRIES');
});

it('the first set-up is finished once, in the half session that began it (D-190)', async () => {
  portal.ctx.secondFactor.mode = 'all';
  const [browser, other] = [openBrowser(portal), openBrowser(portal)];
  await browser.signIn('hanbit1');
  await other.signIn('hanbit1');
  const { secret, setUpToken } = (await browser.send('Auth/second-step-totp-start')).ok;
  const sent = { SetUpToken: setUpToken, Code: codeAt(secret, portal.clock.now) };
  expect(await other.send('Auth/second-step-totp-add', sent)).toMatchObject(ended);
  expect((await browser.send('Auth/second-step-totp-add', sent)).status).toBe(200);
  expect(await browser.send('User/my-totp-add', sent)).toMatchObject(ended);
});
