import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../test-kit/people.ts';
import { startApp, type TestApp } from '../../test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const signIn = (UserId: string, Password: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { UserId, Password }, headers });

describe('sign-in (AUTH-08 to AUTH-16, D-09)', () => {
  it('answers the user and sets an HttpOnly cookie that works', async () => {
    const reply = await signIn('Admin', PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().user).toEqual({
      UserId: 'admin',
      AdminName: '관리자',
      UserType: 'M',
      CompanyId: portal.companies.get('마이즈'),
      UserPermission: 'M',
      ModeAuthority: 'A',
      EncryptUserId: '',
    });
    const cookie = reply.cookies[0];
    expect(cookie).toMatchObject({ name: 'portal_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    const mine = await portal.app.inject({
      method: 'POST',
      url: '/api/User/user-my-info',
      headers: { cookie: `portal_session=${cookie?.value}` },
    });
    expect(mine.json().user.AdminName).toBe('관리자');
  });

  it('asks for the id first, then for the password', async () => {
    expect((await signIn(' ', '')).json()).toEqual({
      message: '아이디를 입력해주세요.',
      code: 'FIELD_REQUIRED',
      field: 'UserId',
    });
    expect((await signIn('admin', '')).json()).toMatchObject({
      message: '비밀번호를 입력해주세요.',
      field: 'Password',
    });
  });

  it('says the same of an unknown id, a wrong password and an account without one', async () => {
    const wrong = await signIn('admin', 'wrong');
    const unknown = await signIn('nobody', PASSWORD);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(wrong.json()).toEqual({ message: '아이디 또는 비밀번호가 일치하지 않습니다.', code: 'LOGIN_FAILED' });
  });

  it('tells a deleted user so, only after the right password', async () => {
    expect((await signIn('gone1', 'wrong')).statusCode).toBe(401);
    const reply = await signIn('gone1', PASSWORD);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  it('ends the cookie it replaces', async () => {
    const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) => `portal_session=${reply.cookies[0]?.value}`;
    const first = cookieOf(await signIn('pm2', PASSWORD));
    const second = cookieOf(await signIn('pm2', PASSWORD, { cookie: first }));
    const ask = (cookie: string) =>
      portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers: { cookie } });
    expect((await ask(first)).statusCode).toBe(401);
    expect((await ask(second)).statusCode).toBe(200);
  });
});

describe('the life of a session', () => {
  const ask = (cookie: string) =>
    portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers: { cookie } });
  const open = async (person: string) => `portal_session=${(await signIn(person, PASSWORD)).cookies[0]?.value}`;

  it('ends with logout, which is fine without a session too', async () => {
    const cookie = await open('sales1');
    const out = await portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } });
    expect(out.statusCode).toBe(200);
    expect((await ask(cookie)).json()).toMatchObject({ code: 'LOGIN_REQUIRED', message: '로그인이 필요합니다.' });
    expect((await portal.app.inject({ method: 'POST', url: '/api/Auth/logout' })).statusCode).toBe(200);
  });

  it('slides while it is used and ends after twelve idle hours', async () => {
    const start = portal.clock.now;
    const cookie = await open('sales1');
    const after = (hours: number) => {
      portal.clock.now = new Date(start.getTime() + hours * 3_600_000);
    };
    after(11);
    expect((await ask(cookie)).statusCode).toBe(200);
    after(22);
    expect((await ask(cookie)).statusCode).toBe(200);
    after(34.1);
    expect((await ask(cookie)).statusCode).toBe(401);
    portal.clock.now = start;
  });

  it('ends at once when the user is deleted or his password changes', async () => {
    const { db } = portal.ctx;
    const deleted = await open('hanbit2');
    await db.updateTable('portal_user').set({ deleted_at: new Date() }).where('user_id', '=', 'hanbit2').execute();
    expect((await ask(deleted)).statusCode).toBe(401);
    const changed = await open('daon1');
    await db.updateTable('portal_user').set({ credential_version: 2 }).where('user_id', '=', 'daon1').execute();
    expect((await ask(changed)).statusCode).toBe(401);
  });
});

describe('throttle (wire.md, Throttles)', () => {
  it('locks an id and address for 15 minutes after ten failures, right password included', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn('pm1', 'wrong')).statusCode).toBe(401);
    const locked = await signIn('pm1', PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toEqual({
      message: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
      code: 'TOO_MANY_TRIES',
    });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('admin', PASSWORD)).statusCode).toBe(200);
    portal.clock.now = new Date(portal.clock.now.getTime() + 15 * 60_000);
    expect((await signIn('pm1', PASSWORD)).statusCode).toBe(200);
  });
});
