import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let CompanyId: number;
beforeAll(async () => {
  portal = await startApp();
  CompanyId = portal.companies.get('한빛설비') ?? 0;
});
afterAll(() => portal.close());

let last = 1000;
const newPhone = (): string => {
  last += 1;
  return `010-9000-${last}`;
};
const manager = (fields: object = {}) => ({
  CompanyId,
  UserName: '새담당',
  UserPosition: '과장',
  UserPhone: newPhone(),
  AreaId: 1,
  SpecialMemo: '야간 가능',
  ...fields,
});
const register = async (fields: object = {}): Promise<string> => {
  const answer = await portal.call('Manager/manager-add', manager(fields), { as: 'sales1' });
  return answer.ok.data[0]?.userId ?? '';
};
const read = async (UserId: string) =>
  (await portal.call('Manager/manager-info', { UserId }, { as: 'sales1' })).ok.data[0];
const reasons = (...names: string[]) => names.map((ItemName) => ({ ItemName, Reason: '정정' }));
const signIn = (UserId: string, Password: string) =>
  portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { UserId, Password } });

describe('registration (MGR-30 to MGR-39)', () => {
  it.each([
    ['CompanyId', 0, '업체명를 선택해주세요.'],
    ['UserName', ' ', '담당자 이름을 입력해주세요.'],
    ['UserPosition', '', '담당자 직급(직책)을 입력해주세요.'],
    ['UserPhone', '010--1234', '담당자 상세번호(가운데자리)를 입력해주세요.'],
    ['UserPhone', '020-1234-5678', '담당자 상세번호(가운데자리)를 입력해주세요.'],
    ['UserPhone', '010-1234-', '담당자 상세번호(마지막자리) 입력해주세요.'],
    ['AreaId', 0, '지역을 선택해주세요.'],
  ])('%s %j is refused with %s', async (field, value, message) => {
    const { status, refusal } = await portal.call('Manager/manager-add', manager({ [field]: value }), { as: 'sales1' });
    expect([status, refusal]).toEqual([400, { code: 'FIELD_REQUIRED', field, message }]);
  });

  it('the first of several failures is reported', async () => {
    const { refusal } = await portal.call('Manager/manager-add', {}, { as: 'sales1' });
    expect(refusal.field).toBe('CompanyId');
  });

  it('the id is the phone number, which is registered once, deleted managers included (D-100, D-103)', async () => {
    const UserPhone = newPhone();
    const userId = await register({ UserPhone });
    expect(userId).toBe(UserPhone.replaceAll('-', ''));
    await portal.call('Manager/manager-delete', { UserId: userId }, { as: 'sales1' });
    const again = await portal.call('Manager/manager-add', manager({ UserPhone }), { as: 'sales1' });
    expect([again.status, again.refusal.code]).toEqual([409, 'DUPLICATE_PHONE']);
    const check = (userPhone: string) => portal.call('Manager/check-phone', { userPhone }, { as: 'sales1' });
    expect((await check(UserPhone)).ok.data).toEqual([{ userPhone: UserPhone }]);
    expect((await check('010-9999')).ok.data).toEqual([]);
    expect((await check(newPhone())).ok.data).toEqual([]);
  });

  it('a used id gets a suffix (D-100)', async () => {
    const phone = newPhone();
    const first = await register({ UserPhone: phone });
    await portal.call(
      'Manager/manager-edit',
      { ...manager({ UserPhone: newPhone() }), UserId: first, ManagerChangeReasons: reasons('연락처') },
      { as: 'sales1' },
    );
    expect(await register({ UserPhone: phone })).toBe(`${first}-2`);
  });

  it('a retired company and an unknown region are refused', async () => {
    const retired = manager({ CompanyId: portal.companies.get('휴업건설') });
    expect((await portal.call('Manager/manager-add', retired, { as: 'sales1' })).refusal.field).toBe('CompanyId');
    const unknown = manager({ AreaId: 9999 });
    expect((await portal.call('Manager/manager-add', unknown, { as: 'sales1' })).refusal.field).toBe('AreaId');
  });
});

describe('edit (MGR-40 to MGR-47)', () => {
  it('two checks have other messages than at registration', async () => {
    const UserId = await register();
    const edit = (fields: object) =>
      portal.call('Manager/manager-edit', { ...manager(fields), UserId }, { as: 'sales1' });
    expect((await edit({ CompanyId: 0 })).refusal.message).toBe('소속 업체를 선택해주세요.');
    expect((await edit({ UserName: '' })).refusal.message).toBe('담당자명을 입력해주세요.');
    expect((await edit({ UserPw: 'short' })).refusal.field).toBe('UserPw');
  });

  it('each change needs its reason and is recorded once, and a stale version changes nothing', async () => {
    const UserId = await register();
    const record = await read(UserId);
    const sent = { ...manager({ UserPhone: record?.userPhone, UserPosition: '부장' }), UserId, UserPw: record?.userPw };
    const without = await portal.call('Manager/manager-edit', sent, { as: 'sales1' });
    expect([without.status, without.refusal.code]).toEqual([400, 'REASON_MISSING']);
    const stale = { ...sent, Version: 99, ManagerChangeReasons: reasons('직급(직책)') };
    expect((await portal.call('Manager/manager-edit', stale, { as: 'sales1' })).refusal.code).toBe('STALE');
    const saved = { ...sent, Version: record?.version, ManagerChangeReasons: reasons('직급(직책)') };
    expect((await portal.call('Manager/manager-edit', saved, { as: 'sales1' })).status).toBe(200);
    expect((await read(UserId))?.userPosition).toBe('부장');
    const lines = await portal.call(
      'Comment/user-comment-all-list',
      { Id: UserId, BoardType: 'manager' },
      { as: 'pm1' },
    );
    expect(lines.ok.data.map(({ commentContent }) => commentContent)).toEqual([
      '[자동댓글] 직급(직책): 과장 → 부장 (사유: 정정)',
    ]);
  });

  it('staff set the first password, which no response and no history contains (D-11, D-100)', async () => {
    const UserId = await register();
    expect((await signIn(UserId, '')).statusCode).toBe(400);
    expect((await read(UserId))?.userPw).toBe('');
    const record = await read(UserId);
    const sent = { ...manager({ UserPhone: record?.userPhone }), UserId, UserPw: 'first-password' };
    await portal.call('Manager/manager-edit', { ...sent, ManagerChangeReasons: reasons('비밀번호') }, { as: 'sales1' });
    expect((await signIn(UserId, 'first-password')).statusCode).toBe(200);
    expect((await read(UserId))?.userPw).toBe('********');
    const lines = await portal.call(
      'Comment/user-comment-all-list',
      { Id: UserId, BoardType: 'manager' },
      { as: 'pm1' },
    );
    expect(JSON.stringify(lines.ok)).toContain('비밀번호: ******** → ********');
    expect(JSON.stringify(lines.ok)).not.toContain('first-password');
    const unchanged = { ...sent, UserPw: '********' };
    expect((await portal.call('Manager/manager-edit', unchanged, { as: 'sales1' })).status).toBe(200);
    expect((await signIn(UserId, 'first-password')).statusCode).toBe(200);
  });

  it('a user who is no manager is not found', async () => {
    for (const UserId of ['pm1', 'nobody', '']) {
      expect((await portal.call('Manager/manager-info', { UserId }, { as: 'sales1' })).status).toBe(404);
    }
  });
});

describe('delete and restore (MGR-17, D-101)', () => {
  it('a deleted manager loses access with the next call, and may sign in again after being restored', async () => {
    const UserId = await register();
    const record = await read(UserId);
    const withPassword = { ...manager({ UserPhone: record?.userPhone }), UserId, UserPw: 'first-password' };
    await portal.call(
      'Manager/manager-edit',
      { ...withPassword, ManagerChangeReasons: reasons('비밀번호') },
      { as: 'sales1' },
    );
    const cookie = (await signIn(UserId, 'first-password')).cookies[0];
    const asHim = () =>
      portal.app.inject({
        method: 'POST',
        url: '/api/User/user-my-info',
        payload: {},
        headers: { cookie: `${cookie?.name}=${cookie?.value}` },
      });
    expect((await asHim()).statusCode).toBe(200);
    expect((await portal.call('Manager/manager-delete', { UserId }, { as: 'sales1' })).status).toBe(200);
    expect((await asHim()).statusCode).toBe(401);
    expect((await signIn(UserId, 'first-password')).json().code).toBe('ACCOUNT_DISABLED');
    expect((await portal.call('Manager/manager-delete', { UserId }, { as: 'sales1' })).status).toBe(200);
    expect((await portal.call('Manager/manager-no-delete', { UserId }, { as: 'sales1' })).status).toBe(200);
    expect((await asHim()).statusCode).toBe(401);
    expect((await signIn(UserId, 'first-password')).statusCode).toBe(200);
  });
});

describe('the list (MGR-02 to MGR-16)', () => {
  const list = async (body: object, as: 'sales1' | 'hanbit1' = 'sales1') =>
    (await portal.call('Manager/all-manager-list', { PageSize: 1000, ...body }, { as })).ok;

  it('counts the awarded projects of each manager from the tally (D-102)', async () => {
    const Id = await postProject(portal);
    await portal.call('Construction/construction-accept', acceptance(Id), { as: 'hanbit1' });
    const row = (await list({ SearchType: 'userPhone', SearchKey: '2222-0001' })).data[0];
    expect([row?.userId, row?.projectCnt, row?.ongoingCnt, row?.userPhone]).toEqual(['hanbit1', 1, 1, '010-2222-0001']);
  });

  it('filters by company, account and keyword; row numbers count down', async () => {
    const all = await list({});
    expect(all.data.map(({ no }) => no)).toEqual(all.data.map((_, index) => all.meta.totalCount - index));
    expect(all.data.some(({ delYn }) => delYn === 'Y')).toBe(true);
    const others = await list({ CompanyId: portal.companies.get('다온전기') });
    expect(new Set(others.data.map(({ companyName }) => companyName))).toEqual(new Set(['다온전기']));
    expect((await list({ SearchActiveStatus: 'Y' })).data.every(({ delYn }) => delYn === 'Y')).toBe(true);
    expect((await list({ SearchType: 'userName', SearchKey: '한지' })).data.map(({ userId }) => userId)).toEqual([
      'hanbit1',
    ]);
    expect((await list({ SearchType: 'userPhone', SearchKey: '가나' })).data).toEqual([]);
  });

  it('a contractor gets its own company, and deleted managers only on request', async () => {
    const own = await list({ CompanyId: portal.companies.get('다온전기') }, 'hanbit1');
    expect(new Set(own.data.map(({ companyName }) => companyName))).toEqual(new Set(['한빛설비']));
    expect(own.data.some(({ delYn }) => delYn === 'Y')).toBe(false);
    expect((await list({ SearchActiveStatus: 'Y' }, 'hanbit1')).data.map(({ userId }) => userId)).toContain('gone1');
    for (const path of ['Manager/manager-info', 'Manager/manager-add', 'Manager/check-phone'] as const) {
      expect((await portal.call(path, {}, { as: 'hanbit1' })).status).toBe(403);
    }
  });
});
