import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeSecondSteps } from '#areas/second-factor/public/purge-second-steps.ts';
import { rotateSecrets } from '#areas/second-factor/public/rotate-secrets.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { advanceClock, openBrowser, proveByApp, setUpApp } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await startApp();
});
afterEach(() => portal.close());

const CurrentPassword = PASSWORD;

async function withApp() {
  const own = openBrowser(portal);
  await own.signIn('hanbit1');
  return { own, ...(await setUpApp(portal, own)) };
}
const signInWith = async (Code: string | undefined) => {
  const browser = openBrowser(portal);
  await browser.signIn('hanbit1');
  return browser.send('Auth/second-step-code', { Kind: 'recovery', Code });
};

describe('recovery codes (D-193)', () => {
  it('sign in once each, in any spelling', async () => {
    const { own, codes } = await withApp();
    expect((await signInWith(codes[0]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signInWith(codes[0])).refusal).toMatchObject({ code: 'WRONG_CODE', field: 'Code' });
    expect((await signInWith(`${codes[1]?.slice(0, -1)}!`)).refusal).toMatchObject({
      code: 'FIELD_REQUIRED',
      field: 'Code',
    });
    const changed = codes[1]?.endsWith('a') ? 'b' : 'a';
    expect((await signInWith(`${codes[1]?.slice(0, -1)}${changed}`)).refusal.code).toBe('WRONG_CODE');
    expect((await signInWith(codes[1])).status).toBe(200);
    expect((await own.send('User/my-factor-info')).ok.data[0]?.recoveryLeft).toBe(8);
  });

  it('are replaced after a password check, and the former ones are invalid', async () => {
    const { own, codes } = await withApp();
    expect((await own.send('User/my-recovery-renew', { CurrentPassword: 'wrong' })).status).toBe(400);
    const renewed = (await own.send('User/my-recovery-renew', { CurrentPassword })).ok.recoveryCodes;
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    expect((await signInWith(codes[2])).status).toBe(400);
    expect((await signInWith(renewed[2])).status).toBe(200);
  });

  it('are for users who have a second factor', async () => {
    const browser = openBrowser(portal);
    await browser.signIn('pm2');
    expect((await browser.send('User/my-recovery-renew', { CurrentPassword })).refusal.code).toBe('BAD_STATE');
  });
});

describe('a reset by permission M (D-194)', () => {
  const asAdmin = async () => {
    const admin = openBrowser(portal, '10.9.0.1');
    await admin.signIn('admin');
    return admin;
  };

  it('removes every factor, ends the sessions, and is logged with its reason', async () => {
    const { own } = await withApp();
    const half = openBrowser(portal);
    await half.signIn('hanbit1');
    const admin = await asAdmin();
    const shown = async () => (await admin.send('User/user-factor-info', { UserId: 'hanbit1' })).ok.data[0];
    expect(await shown()).toEqual({ totpYn: 'Y', passkeyCnt: 0, recoveryLeft: 10 });
    const reset = await admin.send('User/user-factor-reset', { UserId: 'hanbit1', Reason: '휴대폰 분실' });
    expect(reset.ok.message).toBe('2단계 인증을 초기화했습니다.');
    expect(await shown()).toEqual({ totpYn: 'N', passkeyCnt: 0, recoveryLeft: 0 });
    expect((await own.send('User/user-my-info')).status).toBe(401);
    expect((await half.send('Auth/second-step-info')).status).toBe(401);
    expect((await half.signIn('hanbit1')).status).toBe(200);
    const events = portal.ctx.db.selectFrom('security_event').select(['user_id', 'detail', 'address']);
    expect(await events.where('detail', 'like', '초기화%').execute()).toEqual([
      { user_id: 'hanbit1', detail: '초기화 (admin): 휴대폰 분실', address: '10.9.0.1' },
    ]);
    const changes = portal.ctx.db.selectFrom('change_log').select(['user_id', 'subject_key', 'action', 'detail']);
    expect(await changes.execute()).toEqual([
      { user_id: 'admin', subject_key: 'hanbit1', action: '초기화', detail: '휴대폰 분실' },
    ]);
  });

  it('needs a reason and an existing user, and is not for oneself', async () => {
    await withApp();
    const admin = await asAdmin();
    const reset = (fields: object) => admin.send('User/user-factor-reset', { Reason: '분실', ...fields });
    expect((await reset({ UserId: 'hanbit1', Reason: ' ' })).refusal).toMatchObject({
      field: 'Reason',
      message: '초기화 사유를 입력해주세요.',
    });
    expect((await reset({ UserId: 'nobody' })).status).toBe(404);
    expect((await reset({ UserId: 'gone1' })).status).toBe(404);
    expect((await reset({ UserId: 'ADMIN' })).status).toBe(403);
    expect((await admin.send('User/user-factor-info', { UserId: 'nobody' })).status).toBe(404);
    expect((await openBrowser(portal).signIn('hanbit1')).status).toBe(401);
  });
});

it('rotate-keys re-encrypts the secrets of apps, and their codes still work', async () => {
  const { secret } = await withApp();
  const [old = ''] = portal.ctx.keys;
  const fresh = Buffer.alloc(32, 7).toString('base64url');
  expect(await rotateSecrets({ ...portal.ctx, keys: [fresh, old] })).toBe(1);
  expect(await rotateSecrets({ ...portal.ctx, keys: [fresh, old] })).toBe(0);
  portal.ctx.keys = [fresh];
  const browser = openBrowser(portal);
  await browser.signIn('hanbit1');
  expect((await proveByApp(portal, browser, secret)).status).toBe(200);
});

it('unfinished second steps and old tries are removed from the tables', async () => {
  await withApp();
  const browser = openBrowser(portal);
  await browser.signIn('hanbit1');
  await browser.send('Auth/second-step-code', { Kind: 'totp', Code: '000000' });
  advanceClock(portal, 25 * 3600);
  await purgeSecondSteps.run(portal.ctx);
  expect(await portal.ctx.db.selectFrom('half_session').select('user_id').execute()).toEqual([]);
  expect(await portal.ctx.db.selectFrom('factor_try').select('user_id').execute()).toEqual([]);
});
