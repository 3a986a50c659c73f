import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const NEW = 'forest-lantern-1';
const DAY_MS = 86_400_000;
let portal: TestApp;
let dept: number;
beforeAll(async () => {
  portal = await startApp();
  dept = await departmentOf(portal, '개발팀');
});
afterAll(() => portal.close());

let last = 0;
/** Registers an employee without a password, and answers the id. */
async function hire(): Promise<string> {
  last += 1;
  const UserID = `link${last}`;
  const own = { UserID, UserPw: '', UserPhone: `010-7788-${1000 + last}`, UserNo: `L-${last}` };
  expect((await sendUserForm(portal, 'User/user-add', employeeFields(dept, own), 'admin')).status).toBe(200);
  return UserID;
}
/** Registers a contractor's user, who has no password, and answers the id. */
async function register(): Promise<string> {
  last += 1;
  const fields = {
    CompanyId: portal.companies.get('한빛설비') ?? 0,
    UserName: '새담당',
    UserPosition: '과장',
    UserPhone: `010-9200-${1000 + last}`,
    AreaId: 1,
    SpecialMemo: '',
  };
  return (await portal.call('Manager/manager-add', fields, { as: 'sales1' })).ok.data[0]?.userId ?? '';
}
const add = (UserId: string, as: Person = 'admin', Reason = '본인 요청') =>
  portal.call('User/password-link-add', { UserId, Reason }, { as });
const linkFor = async (UserId: string) => (await add(UserId)).ok.data[0]?.code ?? '';
const use = (Code: string, Password = NEW) => portal.call('Auth/password-link-use', { Code, Password });
const signIn = async (UserId: string, Password = NEW) => (await portal.call('Auth/login', { UserId, Password })).status;
const withoutMenu = (user_id: string, ids: number[]) =>
  portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', user_id).where('menu_id', 'in', ids).execute();

describe('a link with which a person sets their own password (D-504)', () => {
  it('is good once, for a new employee and a new contractor’s user, who nobody has given a password', async () => {
    for (const UserId of [await hire(), await register()]) {
      expect(await signIn(UserId)).toBe(401);
      const { way, code, mail } = (await add(UserId, 'admin', '')).ok.data[0] ?? {};
      expect([way, mail, code]).toEqual(['code', '', expect.stringMatching(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/)]);
      const typed = (code ?? '').toLowerCase().replaceAll('-', ' ');
      expect((await use(typed)).ok.data[0]).toEqual({ userId: UserId });
      expect(await signIn(UserId)).toBe(200);
      expect((await use(code ?? '', 'meadow-compass-2')).refusal).toMatchObject({ code: 'LINK_OVER', field: 'Code' });
      expect(await signIn(UserId)).toBe(200);
    }
  });

  it('is good for three days, and the newest one alone', async () => {
    const UserId = await hire();
    const [first, second] = [await linkFor(UserId), await linkFor(UserId)];
    expect((await use(first)).refusal.code).toBe('LINK_OVER');
    const start = portal.clock.now;
    portal.clock.now = new Date(start.getTime() + 3 * DAY_MS);
    expect((await use(second)).refusal.code).toBe('LINK_OVER');
    portal.clock.now = new Date(start.getTime() + 3 * DAY_MS - 1000);
    expect((await use(second)).status).toBe(200);
    portal.clock.now = start;
  });

  it('takes no weak password, no unknown code, and nothing after its person left', async () => {
    const UserId = await hire();
    const code = await linkFor(UserId);
    expect((await use(code, '')).refusal).toMatchObject({ field: 'Password' });
    expect((await use(code, 'password1')).refusal.code).toBe('WEAK_PASSWORD');
    expect((await use('', NEW)).refusal).toMatchObject({ field: 'Code', message: '받은 코드를 입력해주세요.' });
    expect((await use('AAAAA-AAAAA-AAAAA-AAAAA')).refusal.code).toBe('LINK_OVER');
    await portal.call('User/user-del', { UserId }, { as: 'admin' });
    expect((await use(code)).refusal.code).toBe('LINK_OVER');
  });

  it('stores no code, and two uses at once succeed once', async () => {
    const UserId = await hire();
    const code = await linkFor(UserId);
    const [row] = await portal.ctx.db.selectFrom('password_link').selectAll().where('user_id', '=', UserId).execute();
    expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''));
    const both = await Promise.all([use(code), use(code, 'meadow-compass-2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends the present password and all sessions, needs a reason then, and leaves its lines', async () => {
    const UserId = await hire();
    await use(await linkFor(UserId));
    const signedIn = await portal.call('Auth/login', { UserId, Password: NEW });
    const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
    expect((await add(UserId, 'admin', ' ')).refusal).toMatchObject({ code: 'REASON_MISSING', field: 'Reason' });
    expect((await add(UserId)).status).toBe(200);
    expect(await signIn(UserId)).toBe(401);
    expect((await portal.call('User/user-my-info', {}, { headers })).status).toBe(401);
    const talk = await portal.call(
      'Comment/user-comment-all-list',
      { Id: UserId, BoardType: 'users' },
      { as: 'admin' },
    );
    expect(talk.ok.data.at(-1)).toMatchObject({
      itemName: '비밀번호',
      newValue: '링크 발급',
      changeReason: '본인 요청',
    });
    const events = (await portal.call('Audit/security-log-list', {}, { as: 'admin' })).ok.data;
    const detail = `비밀번호 링크 발급 · 새사람 (${UserId})`;
    expect(events).toContainEqual(expect.objectContaining({ event: 'password', detail }));
  });
});

describe('who may give one (D-503)', () => {
  it('a contractor’s user: permission M and who has the managers’ menu, no other staff; the company is told', async () => {
    const UserId = await register();
    await withoutMenu('pm2', [15, 117]);
    expect((await add(UserId, 'pm2')).status).toBe(403);
    expect((await add(UserId, 'hanbit1')).status).toBe(403);
    expect((await add(UserId, 'sales1')).status).toBe(200);
    await deliverMessages(portal.ctx);
    const inbox = await portal.call('Notify/notify-list', {}, { as: 'hanbit1' });
    expect(inbox.ok.data[0]).toMatchObject({ kind: 'account' });
    const other = await portal.call('Notify/notify-list', {}, { as: 'daon1' });
    expect(JSON.stringify(other.ok.data)).not.toContain('비밀번호');
  });

  it('the password of an edit is theirs too: other staff are refused, and nothing is saved', async () => {
    const UserId = await register();
    const [stored] = (await portal.call('Manager/manager-info', { UserId }, { as: 'admin' })).ok.data;
    const edit = {
      ...{ CompanyId: stored?.companyId, UserName: stored?.userName, UserPosition: stored?.userPosition },
      ...{ UserPhone: stored?.userPhone, AreaId: stored?.areaId, SpecialMemo: '', UserId, UserPw: 'welcome-2026' },
      ManagerChangeReasons: [{ ItemName: '비밀번호', Reason: '요청' }],
    };
    await withoutMenu('pm2', [15, 117]);
    expect((await portal.call('Manager/manager-edit', edit, { as: 'pm2' })).status).toBe(403);
    expect(await signIn(UserId, 'welcome-2026')).toBe(401);
    expect((await portal.call('Manager/manager-edit', edit, { as: 'sales1' })).status).toBe(200);
    expect(await signIn(UserId, 'welcome-2026')).toBe(200);
  });

  it('an employee: the holder of the employee menu whose rights reach that far, and nobody for themselves', async () => {
    const UserId = await hire();
    await withoutMenu('pm2', [3, 103]);
    expect((await add(UserId, 'pm2')).status).toBe(403);
    expect((await add('admin', 'sales1')).refusal.code).toBe('PERSON_HAS_M');
    expect((await add('admin', 'admin')).refusal).toMatchObject({ code: 'FORBIDDEN', field: 'UserId' });
    expect((await add('nobody')).status).toBe(404);
  });
});
