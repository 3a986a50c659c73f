import { allCalls } from '@portal/contract/calls';
import { addressOf, type Call } from '@portal/contract/core/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '#commands/create-admin.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { PASSWORD, type Person } from '#test-kit/people.ts';
import { openBrowser, proveByApp, setUpApp } from '#test-kit/second-factors.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { makeTicket, SECRET } from '../auth/make-sso-ticket.ts';

const GIVEN = 'forest-lantern-1';
const OWN = 'meadow-candle-2';

let portal: TestApp;
let department: number;
beforeAll(async () => {
  portal = await startApp({ SSO_SECRET: SECRET });
  department = await departmentOf(portal, '개발팀');
});
afterAll(() => portal.close());

/** Resets sales1 and hanbit1: the usual password, and no required change. */
beforeEach(async () => {
  const { db } = portal.ctx;
  const originalUsers = await db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('user_id', '=', 'admin')
    .executeTakeFirst();
  await db
    .updateTable('portal_user')
    .set({ password_hash: originalUsers?.password_hash ?? null, password_to_change: false })
    .where('user_id', 'in', ['sales1', 'hanbit1'])
    .execute();
});

/** Sets the password of an employee as admin on the employee's record. */
async function setEmployeePassword(UserId: Person, UserPw = GIVEN): Promise<void> {
  const { UserID: _, ...form } = employeeFields(department, { UserId, UserPw });
  const fields = { ...form, MenuAuthChgYn: 'N', ModeAuthority: 'A', PermissionChangeYn: 'Y' };
  expect((await sendUserForm(portal, 'User/user-edit', fields, 'admin')).status).toBe(200);
}

/** Sets the password of a contractor's user as staff on the manager's record. */
async function setManagerPassword(UserId: Person, UserPw = GIVEN): Promise<void> {
  const record = (await portal.call('Manager/manager-info', { UserId }, { as: 'pm1' })).ok.data[0];
  const body = {
    ...{ UserId, UserPw, CompanyId: record?.companyId, UserName: record?.userName, UserPosition: '과장', AreaId: 1 },
    ...{ UserPhone: record?.userPhone, SpecialMemo: '' },
    ManagerChangeReasons: ['비밀번호', '담당자 직급(직책)', '직급(직책)', '지역'].map((ItemName) => ({
      ItemName,
      Reason: '분실',
    })),
  };
  const saved = await portal.call('Manager/manager-edit', body, { as: 'pm1' });
  expect([saved.status, saved.refusal.message]).toEqual([200, expect.anything()]);
}

const SET = { sales1: setEmployeePassword, hanbit1: setManagerPassword } as const;
const EDIT = { sales1: 'User/mize-user-my-edit', hanbit1: 'User/user-my-edit' } as const;
type Marked = keyof typeof SET;
const MARKED: readonly Marked[] = ['sales1', 'hanbit1'];

/** Signs in a user whose password was set by another user just before. */
async function signInMarked(person: Marked) {
  await SET[person](person);
  const browser = openBrowser(portal);
  expect((await browser.signIn(person, GIVEN)).status).toBe(200);
  return browser;
}

const change = (fields: object = {}) => ({
  AdminName: '새이름',
  Position: '과장',
  CurrentPassword: GIVEN,
  Password: OWN,
  ...fields,
});

const isGuarded = (call: Call): boolean => call.may !== 'open';

describe.each(MARKED)('a password that another user set, of %s (D-197)', (person) => {
  it('ends all earlier sessions', async () => {
    const before = openBrowser(portal);
    await before.signIn(person);
    expect((await before.send('User/user-my-info')).status).toBe(200);
    await SET[person](person);
    expect((await before.send('User/user-my-info')).status).toBe(401);
    expect((await before.signIn(person)).status, 'the former password').toBe(401);
  });

  it('allows only the own record, its password change and the sign-out: no other call, file or stream', async () => {
    const { jar } = await signInMarked(person);
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const open: string[] = [];
    for (const call of allCalls.filter(isGuarded)) {
      const url = addressOf(call).replace(/\{\w+\}/, 'none.png');
      const upload = call.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {};
      const method = call.method ?? 'POST';
      const reply = await portal.app.inject({ method, url, headers: { ...headers, ...upload } });
      if (reply.json().code !== 'PASSWORD_CHANGE') open.push(call.path);
      else expect([url, reply.statusCode]).toEqual([url, 403]);
    }
    expect(open).toEqual(['User/user-my-info', 'User/user-my-edit', 'User/mize-user-my-edit']);
    for (const url of ['/api/events', '/uploads/Notice/none.png']) {
      const reply = await portal.app.inject({ url, headers });
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 403, 'PASSWORD_CHANGE']);
    }
    const denied = portal.ctx.db.selectFrom('security_event').selectAll().where('event', '=', 'denied');
    expect(await denied.where('user_id', '=', person).execute(), 'what every page asks is no attempt').toEqual([]);
    await portal.resetLimits();
  });

  it('is changed with the given one to a different one, and then everything is allowed', async () => {
    const browser = await signInMarked(person);
    const path = EDIT[person];
    const refused = [
      [{ CurrentPassword: '' }, 'CurrentPassword'],
      [{ CurrentPassword: OWN, Password: 'another-lantern-3' }, 'CurrentPassword'],
      [{ Password: GIVEN }, 'Password'],
      [{ Password: 'short' }, 'Password'],
    ] as const;
    for (const [fields, field] of refused) {
      const reply = await browser.send(path, change(fields));
      expect([fields, reply.status, reply.refusal.field]).toEqual([fields, 400, field]);
    }
    // An edit of the name alone changes no password.
    expect((await browser.send(path, change({ Password: '' }))).status).toBe(200);
    expect((await browser.send('Alarm/alarm-count')).refusal.code).toBe('PASSWORD_CHANGE');
    expect((await browser.send(path, change())).status).toBe(200);
    expect((await browser.send('Alarm/alarm-count')).status).toBe(200);
    const next = openBrowser(portal);
    await next.signIn(person, OWN);
    expect((await next.send('Alarm/alarm-count')).status).toBe(200);
  });
});

describe('the required password change at the next sign-in (D-197)', () => {
  it('comes after a second factor too', async () => {
    const browser = openBrowser(portal);
    await browser.signIn('sales1');
    const { secret } = await setUpApp(portal, browser);
    await setEmployeePassword('sales1');
    const next = openBrowser(portal);
    expect((await next.signIn('sales1', GIVEN)).refusal.code).toBe('SECOND_STEP');
    expect((await proveByApp(portal, next, secret)).status).toBe(200);
    expect((await next.send('Alarm/alarm-count')).refusal.code).toBe('PASSWORD_CHANGE');
    await portal.ctx.db.deleteFrom('totp_secret').execute();
    await portal.ctx.db.deleteFrom('recovery_code').execute();
  });

  it('does not apply after a sign-in by ticket, which uses no password of the portal', async () => {
    await setEmployeePassword('sales1');
    const browser = openBrowser(portal);
    const UserId = await makeTicket('sales1', 'B', { now: portal.clock.now });
    expect((await browser.send('Auth/sso-login', { UserId, LoginType: 'B' })).status).toBe(200);
    expect((await browser.send('Alarm/alarm-count')).status).toBe(200);
    await browser.signIn('sales1', GIVEN);
    expect((await browser.send('Alarm/alarm-count')).refusal.code).toBe('PASSWORD_CHANGE');
  });

  it('also blocks tokens for outside systems', async () => {
    const browser = await signInMarked('sales1');
    const { db } = portal.ctx;
    await db.updateTable('top_menu').set({ domain: 'https://cs.example.com' }).where('id', '=', 2).execute();
    const token = async () => (await browser.send('User/user-my-info', { TopMenuId: 2 })).ok.user.EncryptUserId;
    expect(await token()).toBe('');
    await browser.send('User/mize-user-my-edit', change());
    expect(await token()).not.toBe('');
  });

  it('applies to a user who was just registered', async () => {
    await sendUserForm(portal, 'User/user-add', employeeFields(department, { UserID: 'fresh1' }), 'admin');
    const browser = openBrowser(portal);
    await browser.send('Auth/login', { UserId: 'fresh1', Password: 'welcome-2026' });
    expect((await browser.send('Alarm/alarm-count')).refusal.code).toBe('PASSWORD_CHANGE');
  });
});

describe('the security log (TH34, D-197)', () => {
  const events = async (of: 'password' | 'account') =>
    (await portal.call('Audit/security-log-list', { SearchEvent: of }, { as: 'admin' })).ok.data.map(
      ({ userId, detail }) => [userId, detail],
    );

  it('records who set whose password', async () => {
    await setEmployeePassword('sales1');
    await setManagerPassword('hanbit1');
    const [manager, employee] = await events('password');
    expect([employee, manager]).toEqual([
      ['admin', '비밀번호 설정 · 새사람 (sales1)'],
      ['pm1', '비밀번호 설정 · 담당자 ***bit1'],
    ]);
  });

  it('records changes of state, registrations, deletions and restored accounts, each with its user', async () => {
    const own = { UserID: 'logged1', UserPhone: '010-7777-3001' };
    await sendUserForm(portal, 'User/user-add', employeeFields(department, own), 'admin');
    const record = (await portal.call('User/user-info', { UserId: 'logged1' }, { as: 'admin' })).ok.data[0];
    await sendUserForm(portal, 'User/user-edit', { ...record, UserStatus: 'L' }, 'admin');
    await portal.call('User/user-del', { UserId: 'logged1' }, { as: 'admin' });
    await portal.call('Manager/manager-delete', { UserId: 'hanbit2' }, { as: 'pm1' });
    await portal.call('Manager/manager-no-delete', { UserId: 'hanbit2' }, { as: 'pm1' });
    expect((await events('account')).slice(0, 5).reverse()).toEqual([
      ['admin', '등록 · 새사람 (logged1)'],
      ['admin', '상태 변경 · 새사람 (logged1) · 재직 → 휴직'],
      ['admin', '삭제 · 새사람 (logged1)'],
      ['pm1', '삭제 · 담당자 ***bit2'],
      ['pm1', '삭제 취소 · 담당자 ***bit2'],
    ]);
  });

  it('records that create-admin made an account', async () => {
    process.env['ADMIN_PASSWORD'] = GIVEN;
    await createAdmin(portal.ctx, ['boss1', '대표'], '마이즈');
    delete process.env['ADMIN_PASSWORD'];
    expect((await events('account'))[0]).toEqual(['boss1', '관리자 계정 생성 (create-admin)']);
  });

  it('contains no password', async () => {
    const all = await portal.ctx.db.selectFrom('security_event').select('detail').execute();
    for (const secret of [GIVEN, OWN, PASSWORD]) expect(all.some(({ detail }) => detail.includes(secret))).toBe(false);
  });
});
