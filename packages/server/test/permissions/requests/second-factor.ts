import { makeAuthenticator } from '#test-kit/authenticator.ts';
import { PASSWORD, type Person } from '#test-kit/people.ts';
import { codeAt, openBrowser, setUpApp, type TestBrowser } from '#test-kit/second-factors.ts';
import type { MakeRequest, PermissionFixture, RequestParts } from '../fixture.ts';

const CurrentPassword = PASSWORD;

/** A browser with the session that the matrix uses for that user, who has no second factor. */
async function signedIn({ portal }: PermissionFixture, as: Person): Promise<TestBrowser> {
  for (const table of ['totp_secret', 'passkey', 'recovery_code', 'factor_try'] as const) {
    await portal.ctx.db.deleteFrom(table).where('user_id', '=', as).execute();
  }
  const browser = openBrowser(portal);
  const [name = '', value = ''] = (await portal.cookieOf(as)).split('=');
  browser.jar.set(name, value);
  return browser;
}

/**
 * Gives a user an app and returns its next code, because the current one is used up. The portal's clock does not
 * change.
 */
async function withApp(stage: PermissionFixture, as: Person): Promise<{ nextCode: string }> {
  const { clock } = stage.portal;
  const { now } = clock;
  const { secret } = await setUpApp(stage.portal, await signedIn(stage, as));
  clock.now = now;
  return { nextCode: codeAt(secret, new Date(now.getTime() + 30_000)) };
}

async function passkeyFor(stage: PermissionFixture, as: Person) {
  const browser = await signedIn(stage, as);
  const authenticator = makeAuthenticator();
  const { options, setUpToken } = (await browser.send('User/my-passkey-start', { CurrentPassword })).ok;
  const body = { SetUpToken: setUpToken, Credential: authenticator.register(options), Name: '열쇠' };
  return { browser, authenticator, body };
}

const withPassword: MakeRequest = async (stage, as) => {
  await signedIn(stage, as);
  return { body: { CurrentPassword } };
};

const cookieOf = ({ jar }: TestBrowser): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** A half session of sales1 after the password, and a request with it. */
async function halfway(stage: PermissionFixture, body: object = {}): Promise<RequestParts> {
  const browser = openBrowser(stage.portal);
  await browser.signIn('sales1');
  return { body, cookie: cookieOf(browser) };
}

/** A half session of a user who must set up a factor, and a request with it. */
async function firstTime(
  stage: PermissionFixture,
  makeBody: (browser: TestBrowser) => Promise<object>,
): Promise<RequestParts> {
  const { ctx } = stage.portal;
  await signedIn(stage, 'sales1');
  const { mode } = ctx.secondFactor;
  ctx.secondFactor.mode = 'all';
  const browser = openBrowser(stage.portal);
  await browser.signIn('sales1');
  const body = await makeBody(browser);
  // The other sessions of the fixture stay signed in.
  ctx.secondFactor.mode = mode;
  return { body, cookie: cookieOf(browser) };
}

const someone: MakeRequest = () => ({ body: { UserId: 'hanbit2' } });

/** Requests of own and others' second factors, and of the second step of the sign-in. */
export const secondFactorRequests: Readonly<Record<string, MakeRequest>> = {
  'User/my-factor-info': () => ({}),
  'User/my-totp-start': withPassword,
  'User/my-totp-add': async (stage, as) => {
    const browser = await signedIn(stage, as);
    const { secret, setUpToken } = (await browser.send('User/my-totp-start', { CurrentPassword })).ok;
    return { body: { SetUpToken: setUpToken, Code: codeAt(secret, stage.portal.clock.now) } };
  },
  'User/my-totp-remove': async (stage, as) => {
    await withApp(stage, as);
    return { body: { CurrentPassword } };
  },
  'User/my-passkey-start': withPassword,
  'User/my-passkey-add': async (stage, as) => ({ body: (await passkeyFor(stage, as)).body }),
  'User/my-passkey-remove': async (stage, as) => {
    const { browser, body } = await passkeyFor(stage, as);
    await browser.send('User/my-passkey-add', body);
    const PasskeyId = (await browser.send('User/my-factor-info')).ok.data[0]?.passkeys[0]?.passkeyId;
    return { body: { PasskeyId, CurrentPassword } };
  },
  'User/my-recovery-renew': async (stage, as) => {
    await withApp(stage, as);
    return { body: { CurrentPassword } };
  },
  'User/user-factor-info': someone,
  'User/user-factor-reset': () => ({ body: { UserId: 'hanbit2', Reason: '휴대폰 분실' } }),
  'Auth/second-step-info': async (stage) => {
    await withApp(stage, 'sales1');
    return halfway(stage);
  },
  'Auth/second-step-code': async (stage) => {
    const { nextCode: Code } = await withApp(stage, 'sales1');
    return halfway(stage, { Kind: 'totp', Code });
  },
  'Auth/second-step-passkey-start': async (stage) => {
    const { browser, body } = await passkeyFor(stage, 'sales1');
    await browser.send('User/my-passkey-add', body);
    return halfway(stage);
  },
  'Auth/second-step-passkey': async (stage) => {
    const { browser, body, authenticator } = await passkeyFor(stage, 'sales1');
    await browser.send('User/my-passkey-add', body);
    const half = openBrowser(stage.portal);
    await half.signIn('sales1');
    const { options } = (await half.send('Auth/second-step-passkey-start')).ok;
    return { body: { Credential: authenticator.sign(options) }, cookie: cookieOf(half) };
  },
  'Auth/second-step-totp-start': (stage) => firstTime(stage, async () => ({})),
  'Auth/second-step-totp-add': (stage) =>
    firstTime(stage, async (browser) => {
      const { secret, setUpToken } = (await browser.send('Auth/second-step-totp-start')).ok;
      return { SetUpToken: setUpToken, Code: codeAt(secret, stage.portal.clock.now) };
    }),
  'Auth/second-step-passkey-new': (stage) => firstTime(stage, async () => ({})),
  'Auth/second-step-passkey-add': (stage) =>
    firstTime(stage, async (browser) => {
      const { options, setUpToken } = (await browser.send('Auth/second-step-passkey-new')).ok;
      return { SetUpToken: setUpToken, Credential: makeAuthenticator().register(options), Name: '열쇠' };
    }),
};
