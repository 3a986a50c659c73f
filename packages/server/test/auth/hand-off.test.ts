import { base64url, jwtDecrypt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { SECRET } from './make-sso-ticket.ts';

const CS = 5;
const DOMAIN = 'https://cs.example.com/portal';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ SSO_SECRET: SECRET });
  await portal.ctx.db.updateTable('top_menu').set({ domain: DOMAIN, link: '/in/' }).where('id', '=', CS).execute();
});
afterAll(() => portal.close());

const tokenFor = async (TopMenuId: number, as: 'pm1' | 'pm2' | 'hanbit1' = 'pm1'): Promise<string> =>
  (await portal.call('User/user-my-info', { TopMenuId }, { as })).ok.user.EncryptUserId;

it('the menu of an outside system returns a token of its user, for that system only and five minutes (D-15, TH3)', async () => {
  const first = await tokenFor(CS);
  const { payload, protectedHeader } = await jwtDecrypt(first, base64url.decode(SECRET), {
    issuer: 'portal',
    audience: 'https://cs.example.com',
    currentDate: portal.clock.now,
  });
  expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', typ: 'sso+jwe' });
  expect([payload.sub, Number(payload.exp) - Number(payload.iat)]).toEqual(['pm1', 300]);
  const { payload: next } = await jwtDecrypt(await tokenFor(CS), base64url.decode(SECRET), {
    currentDate: portal.clock.now,
  });
  expect(next.jti).not.toBe(payload.jti);
});

it('the token is not accepted by the portal itself', async () => {
  const reply = await portal.call('Auth/sso-login', { UserId: await tokenFor(CS), LoginType: 'B' });
  expect([reply.status, reply.refusal.code]).toEqual([401, 'LOGIN_FAILED']);
});

it('no token is made at sign-in, without a menu, or for an inside or unknown menu', async () => {
  expect((await portal.call('Auth/login', { UserId: 'pm1', Password: 'portal1234!' })).ok.user.EncryptUserId).toBe('');
  for (const menu of [0, 2, 999]) expect([menu, await tokenFor(menu)]).toEqual([menu, '']);
});

it('a token is made only for users who have the menu, and only for https addresses', async () => {
  await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm2').where('menu_id', '=', CS).execute();
  expect([await tokenFor(CS, 'pm2'), await tokenFor(CS, 'hanbit1')]).toEqual(['', '']);
  const setDomain = (domain: string) =>
    portal.ctx.db.updateTable('top_menu').set({ domain }).where('id', '=', CS).execute();
  for (const domain of ['http://cs.example.com', 'javascript:alert(1)', 'cs.example.com']) {
    await setDomain(domain);
    expect([domain, await tokenFor(CS)]).toEqual([domain, '']);
  }
  await setDomain(DOMAIN);
});
