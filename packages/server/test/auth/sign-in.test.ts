import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeSignInData } from '#areas/auth/public/sessions.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const signIn = (UserId: string, Password: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { UserId, Password }, headers });

describe('sign-in (AUTH-08 to AUTH-16, D-09)', () => {
  it('returns the user and sets an HttpOnly cookie that works', async () => {
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

  it("takes a contractor's number with hyphens or spaces, and counts failures with those of its digits (D-251)", async () => {
    const { db } = portal.ctx;
    const { password_hash } = await db
      .selectFrom('portal_user')
      .select('password_hash')
      .where('user_id', '=', 'hanbit1')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('portal_user')
      .values({
        user_id: '01077778888',
        user_type: 'C',
        user_name: '최영수',
        company_id: portal.companies.get('한빛설비') ?? 0,
        password_hash,
      })
      .execute();
    for (const typed of ['01077778888', '010-7777-8888', ' 010 7777 8888']) {
      expect((await signIn(typed, PASSWORD)).json().user.UserId).toBe('01077778888');
    }
    expect((await signIn('010-7777-8888', 'wrong')).statusCode).toBe(401);
    const counted = await db.selectFrom('sign_in_failure').select('user_id').where('user_id', 'like', '010%').execute();
    expect(counted).toEqual([{ user_id: '01077778888' }]);
  });

  it('requires the id first, then the password', async () => {
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

  it('gives the same refusal for an unknown id, a wrong password and an account without password', async () => {
    const wrong = await signIn('admin', 'wrong');
    const unknown = await signIn('nobody', PASSWORD);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(wrong.json()).toEqual({ message: '아이디 또는 비밀번호가 일치하지 않습니다.', code: 'LOGIN_FAILED' });
  });

  it('tells a deleted user about the deletion only after the right password', async () => {
    expect((await signIn('gone1', 'wrong')).statusCode).toBe(401);
    const reply = await signIn('gone1', PASSWORD);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  it('ends the session of the cookie it replaces', async () => {
    const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) => `portal_session=${reply.cookies[0]?.value}`;
    const first = cookieOf(await signIn('pm2', PASSWORD));
    const second = cookieOf(await signIn('pm2', PASSWORD, { cookie: first }));
    const ask = (cookie: string) =>
      portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers: { cookie } });
    expect((await ask(first)).statusCode).toBe(401);
    expect((await ask(second)).statusCode).toBe(200);
  });
});

const cookieAt = async ({ app }: TestApp): Promise<string> => {
  const payload = { UserId: 'sales1', Password: PASSWORD };
  const reply = await app.inject({ method: 'POST', url: '/api/Auth/login', payload });
  return `portal_session=${reply.cookies[0]?.value}`;
};

describe('the lifetime of a session', () => {
  const ask = (cookie: string) =>
    portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers: { cookie } });
  const open = async (person: string) => `portal_session=${(await signIn(person, PASSWORD)).cookies[0]?.value}`;

  it('ends with logout, which also succeeds without a session', async () => {
    const cookie = await open('sales1');
    const out = await portal.app.inject({ method: 'POST', url: '/api/Auth/logout', headers: { cookie } });
    expect(out.statusCode).toBe(200);
    expect((await ask(cookie)).json()).toMatchObject({ code: 'LOGIN_REQUIRED', message: '로그인이 필요합니다.' });
    expect((await portal.app.inject({ method: 'POST', url: '/api/Auth/logout' })).statusCode).toBe(200);
  });

  const HOUR_MS = 3_600_000;
  /** The statuses that a session gets at some hours after its sign-in. */
  const statusesAfter = async (app: TestApp, hours: readonly number[]): Promise<number[]> => {
    const start = app.clock.now;
    const headers = { cookie: await cookieAt(app) };
    const statuses: number[] = [];
    for (const hour of hours) {
      app.clock.now = new Date(start.getTime() + hour * HOUR_MS);
      statuses.push((await app.app.inject({ method: 'POST', url: '/api/User/user-my-info', headers })).statusCode);
    }
    app.clock.now = start;
    return statuses;
  };

  it('ends twelve hours after its last call, and a day after sign-in even if used (A-14)', async () => {
    expect(await statusesAfter(portal, [11, 22, 23.9, 24.1])).toEqual([200, 200, 200, 401]);
    expect(await statusesAfter(portal, [11, 23.1])).toEqual([200, 401]);
  });

  it('is configurable', async () => {
    const short = await startApp({ SESSION_IDLE_HOURS: '0.5', SESSION_HOURS: '2' });
    expect(await statusesAfter(short, [0.4, 0.8, 1.2, 1.6, 1.9, 2.1])).toEqual([200, 200, 200, 200, 200, 401]);
    expect(await statusesAfter(short, [0.6])).toEqual([401]);
    await short.close();
  });

  it('leaves no row after its end', async () => {
    const rows = () => portal.ctx.db.selectFrom('session').select('user_id').execute();
    const start = portal.clock.now;
    await open('sales1');
    portal.clock.now = new Date(start.getTime() + 48 * HOUR_MS);
    await purgeSignInData.run(portal.ctx);
    expect(await rows()).toEqual([]);
    portal.clock.now = start;
  });

  it('ends at once when the user is deleted or the password changes', async () => {
    const { db } = portal.ctx;
    const deleted = await open('hanbit2');
    await db.updateTable('portal_user').set({ deleted_at: new Date() }).where('user_id', '=', 'hanbit2').execute();
    expect((await ask(deleted)).statusCode).toBe(401);
    const changed = await open('daon1');
    await db.updateTable('portal_user').set({ credential_version: 2 }).where('user_id', '=', 'daon1').execute();
    expect((await ask(changed)).statusCode).toBe(401);
  });
});
