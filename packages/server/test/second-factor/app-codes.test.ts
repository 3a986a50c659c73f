import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#test-kit/people.ts';
import { advanceClock, codeAt, openBrowser, proveByApp, setUpApp } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

/** Gives pm1 an app, and opens a browser in which pm1 is not signed in. */
async function withApp() {
  const own = openBrowser(portal);
  await own.signIn('pm1');
  return { own, ...(await setUpApp(portal, own)), browser: openBrowser(portal, '10.0.0.2') };
}

describe('setting up an authenticator app (D-191)', () => {
  it('requires the password again, and stores nothing before a right code', async () => {
    const browser = openBrowser(portal);
    await browser.signIn('pm1');
    const start = (CurrentPassword: string) => browser.send('User/my-totp-start', { CurrentPassword });
    expect((await start('')).refusal).toMatchObject({ code: 'FIELD_REQUIRED', field: 'CurrentPassword' });
    expect((await start('wrong')).refusal).toMatchObject({ code: 'WRONG_PASSWORD', field: 'CurrentPassword' });
    const { secret, uri, setUpToken } = (await start(PASSWORD)).ok;
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*pm1\?.*secret=/);
    const add = (Code: string) => browser.send('User/my-totp-add', { SetUpToken: setUpToken, Code });
    const wrong = codeAt(secret, new Date(portal.clock.now.getTime() + 600_000));
    expect((await add(wrong)).refusal).toMatchObject({ code: 'WRONG_CODE', field: 'Code' });
    expect((await browser.send('User/my-factor-info')).ok.data[0]).toMatchObject({ totpDtm: '', recoveryLeft: 0 });
    const added = await add(codeAt(secret, portal.clock.now));
    expect(new Set(added.ok.recoveryCodes).size).toBe(10);
    expect((await browser.send('User/my-factor-info')).ok.data[0]).toMatchObject({
      mustYn: 'N',
      totpDtm: '2026-11-20 15:00:00',
      recoveryLeft: 10,
    });
  });

  it('must be finished within ten minutes by the user who began it', async () => {
    const browser = openBrowser(portal);
    await browser.signIn('pm1');
    const { secret, setUpToken } = (await browser.send('User/my-totp-start', { CurrentPassword: PASSWORD })).ok;
    const other = openBrowser(portal);
    await other.signIn('pm2');
    const add = (by: typeof browser) =>
      by.send('User/my-totp-add', { SetUpToken: setUpToken, Code: codeAt(secret, portal.clock.now) });
    expect((await add(other)).refusal.code).toBe('SET_UP_ENDED');
    advanceClock(portal, 11 * 60);
    expect((await add(browser)).refusal.code).toBe('SET_UP_ENDED');
  });

  it('stores the secret and the codes in no table in plain text, not even for repeats (TH12)', async () => {
    const { secret, codes } = await withApp();
    const stored = await portal.ctx.db.selectFrom('totp_secret').selectAll().execute();
    const storedAnswers = await portal.ctx.db.selectFrom('idempotency_key').selectAll().execute();
    const hashes = await portal.ctx.db.selectFrom('recovery_code').selectAll().execute();
    const everything = JSON.stringify([stored, storedAnswers, hashes]);
    expect(stored[0]?.secret_sealed).toMatch(/^v1\./);
    expect([secret, ...codes].filter((value) => everything.includes(value.replaceAll('-', '').slice(4)))).toEqual([]);
  });
});

describe('the second step with a code', () => {
  it('a password alone gives a half session that allows nothing but the second step (D-190)', async () => {
    const { secret, browser } = await withApp();
    const first = await browser.signIn('pm1');
    expect([first.status, first.refusal.code]).toEqual([401, 'SECOND_STEP']);
    expect([...browser.jar.keys()]).toEqual(['portal_step']);
    browser.jar.set('portal_session', browser.jar.get('portal_step') ?? '');
    expect((await browser.send('User/user-my-info')).status).toBe(401);
    browser.jar.delete('portal_session');
    expect((await browser.send('Auth/second-step-info')).ok.data).toEqual([
      { userName: '김하늘', setUpYn: 'N', totpYn: 'Y', passkeyYn: 'N', recoveryYn: 'Y' },
    ]);
    const proven = await proveByApp(portal, browser, secret);
    expect(proven.ok.user).toMatchObject({ UserId: 'pm1', AdminName: '김하늘' });
    expect([...browser.jar.keys()]).toEqual(['portal_session']);
    expect((await browser.send('User/user-my-info')).status).toBe(200);
  });

  it.each([
    [-60, 400],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 400],
  ])('a code of %i seconds from now is answered with %i (RFC 6238)', async (seconds, status) => {
    const { secret, browser } = await withApp();
    advanceClock(portal, 60);
    await browser.signIn('pm1');
    const Code = codeAt(secret, new Date(portal.clock.now.getTime() + seconds * 1000));
    expect((await browser.send('Auth/second-step-code', { Kind: 'totp', Code })).status).toBe(status);
  });

  it('accepts no code twice, and none older than an accepted one', async () => {
    const { secret, browser } = await withApp();
    await browser.signIn('pm1');
    expect((await proveByApp(portal, browser, secret)).status).toBe(200);
    const second = openBrowser(portal);
    await second.signIn('pm1');
    expect((await proveByApp(portal, second, secret)).refusal).toMatchObject({ code: 'WRONG_CODE', field: 'Code' });
    const older = codeAt(secret, new Date(portal.clock.now.getTime() - 30_000));
    expect((await second.send('Auth/second-step-code', { Kind: 'totp', Code: older })).status).toBe(400);
  });

  it('the half session ends after five minutes, with a changed password, and with a deleted account', async () => {
    const { secret, browser } = await withApp();
    await browser.signIn('pm1');
    advanceClock(portal, 5 * 60);
    expect((await proveByApp(portal, browser, secret)).refusal.code).toBe('STEP_ENDED');
    expect([...browser.jar.keys()]).toEqual([]);
    const people = portal.ctx.db.updateTable('portal_user').where('user_id', '=', 'pm1');
    await browser.signIn('pm1');
    await people.set({ credential_version: 7 }).execute();
    expect((await proveByApp(portal, browser, secret)).status).toBe(401);
    await browser.signIn('pm1');
    await people.set({ deleted_at: portal.clock.now }).execute();
    expect((await proveByApp(portal, browser, secret)).status).toBe(401);
  });

  it('logs failures, and the factor of a successful sign-in (TH34)', async () => {
    const { secret, browser } = await withApp();
    await browser.signIn('pm1');
    await browser.send('Auth/second-step-code', { Kind: 'totp', Code: '000000' });
    await proveByApp(portal, browser, secret);
    const events = portal.ctx.db.selectFrom('security_event').select(['event', 'detail', 'user_id']).orderBy('id');
    expect((await events.execute()).map(({ event, detail }) => `${event} ${detail}`.trim())).toEqual([
      'sign-in',
      'factor 인증 앱 등록',
      'failed 2단계 인증',
      'sign-in 인증 앱',
    ]);
  });

  it('is no longer required when the app is removed, which also removes the recovery codes', async () => {
    const { own, browser } = await withApp();
    expect((await own.send('User/my-totp-remove', { CurrentPassword: 'wrong' })).status).toBe(400);
    expect((await own.send('User/my-totp-remove', { CurrentPassword: PASSWORD })).status).toBe(200);
    expect((await browser.signIn('pm1')).status).toBe(200);
    expect((await own.send('User/my-factor-info')).ok.data[0]).toMatchObject({ totpDtm: '', recoveryLeft: 0 });
    const again = await own.send('User/my-totp-remove', { CurrentPassword: PASSWORD });
    expect([again.status, again.refusal.code]).toEqual([409, 'BAD_STATE']);
  });
});
