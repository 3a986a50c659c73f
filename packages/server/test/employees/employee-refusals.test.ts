import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_NUMBER,
  departmentOf,
  employeeFields,
  SOCIAL_NUMBER,
  sendUserForm,
  signInHired,
} from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

let portal: TestApp;
let dev: number;
let closed: number;
beforeAll(async () => {
  portal = await startApp();
  dev = await departmentOf(portal, '개발팀');
  closed = await departmentOf(portal, '선택불가본부');
  const edit = { DeptId: closed, DeptName: '선택불가본부', SelectableYn: 'N' };
  await portal.call('Department/depart-edit', edit, { as: 'admin' });
});
afterAll(() => portal.close());

let last = 0;
const hire = async (fields: object = {}): Promise<string> => {
  last += 1;
  const own = { UserID: `who${last}`, UserPhone: `010-7676-${1000 + last}`, UserNo: `R-${last}` };
  return (await sendUserForm(portal, 'User/user-add', employeeFields(dev, { ...own, ...fields }), 'admin')).body.data[0]
    .userId;
};
const read = async (UserId: string, as: Person = 'admin') =>
  (await portal.call('User/user-info', { UserId }, { as })).ok.data[0];
const edit = async (UserId: string, fields: object, as: Person = 'admin') =>
  sendUserForm(portal, 'User/user-edit', { ...(await read(UserId, as)), ...fields }, as);
const ask = (cookie: string) =>
  portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', payload: {}, headers: { cookie } });
async function signIn(UserId: string, Password = 'welcome-2026') {
  const reply = await portal.call('Auth/login', { UserId, Password });
  return {
    status: reply.status,
    code: reply.refusal.code,
    cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
  };
}

describe('the checks of an edit in their order (EMP-48 to EMP-65)', () => {
  it('the first failing check is reported; menus are checked only when they were changed (EMP-84)', async () => {
    const UserId = await hire();
    const right: Record<string, unknown> = { ...employeeFields(dev), UserId, UserID: undefined, UserPw: '********' };
    const inOrder: [field: string, wrong: unknown, message: string][] = [
      ['UserName', '', '이름을 입력해주세요.'],
      ['UserGender', '', '성별을 선택해주세요.'],
      ['UserBirth', '', '생년월일을 입력해주세요.'],
      ['UserSocialNum', '-1234568', '주민번호 앞자리를 입력해주세요.'],
      ['UserSocialNum', '900101-', '주민번호 뒷자리를 입력해주세요.'],
      ['UserCompanyEmail', ' ', '사내메일 계정을 입력해주세요.'],
      ['UserPhone', '010-1234-', '휴대폰 번호를 입력해주세요.'],
      ['ModeAuthority', '', '모드변한 권한을 선택해주세요.'],
      ['MenuAuthList', [], '메뉴 권한을 선택해주세요.'],
      ['UserNo', '', '사번을 입력해주세요.'],
      ['DeptId', 0, '소속을 선택해주세요.'],
      ['Position', '', '직책을 선택해주세요.'],
      ['UserStatus', '', '재직 상태를 선택해주세요.'],
      ['BankId', 0, '급여은행을 선택해주세요.'],
      ['BankNum', '', '급여계좌를 입력해주세요.'],
      ['UserPw', 'seven-7', '비밀번호는 8자 이상 128자 이하로 입력해주세요.'],
      ['UserSocialNum', '900230-1234567', '주민등록번호가 올바르지 않습니다.'],
      ['UserSocialNum', '900101-3234567', '주민등록번호가 올바르지 않습니다.'],
      ['UserBirth', '2100-01-01', '생년월일은 오늘까지 선택할 수 있습니다.'],
    ];
    const sent: Record<string, unknown> = { ...right, MenuAuthChgYn: 'Y' };
    for (const [field, wrong] of inOrder.toReversed()) sent[field] = wrong;
    for (const [field, wrong, message] of inOrder) {
      sent[field] = wrong;
      const { status, body } = await sendUserForm(portal, 'User/user-edit', sent, 'admin');
      expect([status, body]).toEqual([400, { code: 'FIELD_REQUIRED', field, message }]);
      sent[field] = right[field];
    }
    const unchangedMenus = { ...sent, MenuAuthList: [], MenuAuthChgYn: 'N' };
    expect((await sendUserForm(portal, 'User/user-edit', unchangedMenus, 'admin')).status).toBe(200);
    expect((await read(UserId))?.menuAuthList).toHaveLength(1);
  });
});

describe('values to choose from (D-131)', () => {
  it('a closed department, a retired bank and a retired position are refused, but stay where they are stored', async () => {
    const add = (Kind: 'bank' | 'position', Name: string) =>
      portal.call('Reference/name-add', { Kind, Name }, { as: 'admin' });
    const BankId = (await add('bank', '쉴은행')).ok.data[0]?.id ?? 0;
    const positionId = (await add('position', '쉴직책')).ok.data[0]?.id ?? 0;
    const UserId = await hire({ BankId, Position: '쉴직책' });
    await portal.call('Reference/name-retire', { Kind: 'bank', Id: BankId, ActiveYN: 'N' }, { as: 'admin' });
    await portal.call('Reference/name-retire', { Kind: 'position', Id: positionId, ActiveYN: 'N' }, { as: 'admin' });
    expect((await edit(UserId, { UserName: '그대로' })).status).toBe(200);
    const other = await hire();
    const over = { DeptName: '없어질팀', SelectableYn: 'Y', ParentDeptId: dev, DeptCompanyId: 0, Type: 'D', Level: 3 };
    const deleted = (await portal.call('Department/depart-add', over, { as: 'admin' })).ok.data[0]?.deptId ?? 0;
    expect((await portal.call('Department/depart-del', { DeptId: deleted }, { as: 'admin' })).status).toBe(200);
    const refused: [object, string, string][] = [
      [{ BankId }, 'BankId', '‘쉴은행’은 더 이상 선택할 수 없습니다.'],
      [{ Position: '쉴직책' }, 'Position', '‘쉴직책’은 더 이상 선택할 수 없습니다.'],
      [{ DeptId: closed }, 'DeptId', '‘선택불가본부’는 더 이상 선택할 수 없습니다.'],
      [{ DeptId: deleted }, 'DeptId', '‘없어질팀’은 더 이상 선택할 수 없습니다.'],
      [{ DeptId: 99_999 }, 'DeptId', '요청 형식이 올바르지 않습니다.'],
    ];
    for (const [fields, field, message] of refused) {
      const { status, body } = await edit(other, fields);
      expect([status, body.field, body.message]).toEqual([400, field, message]);
    }
    await portal.call('Reference/name-remove', { Kind: 'bank', Id: BankId }, { as: 'admin' }).then((reply) => {
      expect([reply.status, reply.refusal.code]).toEqual([409, 'REFERENCE_IN_USE']);
    });
  });

  it("photo and attachments must be the sender's own uploads and belong to one record; of two claims at once one succeeds", async () => {
    const send = async (url: string, name: string, content: Buffer | string) =>
      portal.app.inject({
        method: 'POST',
        url: `/api/User/${url}`,
        payload: multipartBody([{ field: 'files', name, content }]),
        headers: { 'content-type': MULTIPART, cookie: await portal.cookieOf('admin') },
      });
    const photo = '20261123101530101_a.png';
    expect((await send('user-photo-image-upload', photo, await drawPicture('png'))).statusCode).toBe(200);
    expect((await edit(await hire(), { UserPhoto: photo }, 'sales1')).body.field).toBe('UserPhoto');
    expect((await edit(await hire(), { UserPhoto: photo })).status).toBe(200);
    expect((await edit(await hire(), { UserPhoto: photo })).body.field).toBe('UserPhoto');

    const file = '20261123101530102_계약서.pdf';
    expect((await send('user-attach-files-upload', file, 'content')).statusCode).toBe(200);
    const people = [await hire(), await hire(), await hire()];
    const answers = await Promise.all(people.map((UserId) => edit(UserId, { AttachFiles: file })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'FILE_EXISTS',
      'FILE_EXISTS',
    ]);
  });
});

describe('a former employee', () => {
  it.each([
    ['deleted', async (UserId: string) => (await portal.call('User/user-del', { UserId }, { as: 'admin' })).status],
    ['retired', async (UserId: string) => (await edit(UserId, { UserStatus: 'R' })).status],
  ])('who is %s has no session, cannot sign in and is in no look-up', async (_name, end) => {
    const sales = await departmentOf(portal, '국내영업팀');
    const UserId = await hire({ DeptId: sales });
    const sessions = [await signIn(UserId), await signIn(UserId)];
    const offered = async () =>
      (await portal.call('User/sales-user-list', {}, { as: 'pm1' })).raw.includes(`"${UserId}"`);
    expect(await offered()).toBe(true);
    expect(await end(UserId)).toBe(200);
    for (const { cookie } of sessions) expect((await ask(cookie)).statusCode).toBe(401);
    expect(await signIn(UserId)).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED' });
    expect(await signIn(UserId, 'a wrong one')).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
    expect(await offered()).toBe(false);
  });

  it('a password set by another user ends all sessions; a masked one ends none', async () => {
    const UserId = await hire();
    const { cookie } = await signIn(UserId);
    expect((await edit(UserId, { UserName: '그대로', UserPw: '********' })).status).toBe(200);
    expect((await ask(cookie)).statusCode).toBe(200);
    expect((await edit(UserId, { UserPw: 'another-password' })).status).toBe(200);
    expect((await ask(cookie)).statusCode).toBe(401);
    expect((await signIn(UserId, 'another-password')).status).toBe(200);
  });

  it('a revoked menu is refused with the next call of the same session', async () => {
    const employees = [{ MenuId: 103, Type: 'L' }];
    const UserId = await hire({ MenuAuthList: employees });
    const cookie = await signInHired(portal, UserId);
    const list = () =>
      portal.app.inject({ method: 'POST', url: '/api/User/all-user-list', payload: {}, headers: { cookie } });
    expect((await list()).statusCode).toBe(200);
    const other = [{ MenuId: 104, Type: 'L' }];
    expect((await edit(UserId, { MenuAuthChgYn: 'Y', MenuAuthList: other })).status).toBe(200);
    expect((await list()).statusCode).toBe(403);
  });
});

describe('fields that a save ignores or refuses (TH13, TH17, D-104)', () => {
  it('a permission letter, a company or a creator in the request is ignored', async () => {
    const UserId = await hire({ UserPermission: 'M', CompanyId: portal.companies.get('한빛설비') });
    const stolen = {
      UserPermission: 'M',
      CompanyId: portal.companies.get('다온전기'),
      CreatedBy: 'pm2',
      UserType: 'C',
    };
    expect((await edit(UserId, stolen)).status).toBe(200);
    const row = await portal.ctx.db
      .selectFrom('portal_user')
      .selectAll()
      .where('user_id', '=', UserId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      permission: 'D',
      company_id: portal.companies.get('마이즈'),
      created_by: 'admin',
      user_type: 'M',
    });
  });

  it.each([
    ['UserSocialNum', '900230-1234567'],
    ['UserNo', ''],
    ['DeptId', 0],
  ])('a refusal of %s does not repeat the number and changes nothing', async (field, wrong) => {
    const UserId = await hire();
    const before = await read(UserId);
    const refused = await edit(UserId, { UserName: '바뀌면안됨', [field]: wrong });
    expect(refused.status).toBe(400);
    for (const number of [SOCIAL_NUMBER.slice(0, 6), ACCOUNT_NUMBER]) {
      expect(JSON.stringify(refused.body)).not.toContain(number);
    }
    expect(await read(UserId)).toEqual(before);
  });

  it('texts longer than their field and values of another type are refused', async () => {
    const UserId = await hire();
    for (const [field, value] of [
      ['UserName', '가'.repeat(201)],
      ['UserZipcode', '1'.repeat(11)],
      ['UserBirth', '1990-02-30'],
      ['UserGender', 'X'],
      ['UserStatus', 'Z'],
      ['ModeAuthority', 'Q'],
    ] as const) {
      const { status } = await edit(UserId, { [field]: value });
      expect([field, status]).toEqual([field, 400]);
    }
  });
});
