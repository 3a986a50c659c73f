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

const as = { as: 'sales1' } as const;
let last = 2000;
const newPhone = (): string => {
  last += 1;
  return `010-9100-${last}`;
};
const manager = (fields: object = {}): Record<string, unknown> => ({
  CompanyId,
  UserName: '새담당',
  UserPosition: '과장',
  UserPhone: newPhone(),
  AreaId: 1,
  SpecialMemo: '',
  ...fields,
});
const register = async (fields: object = {}): Promise<string> =>
  (await portal.call('Manager/manager-add', manager(fields), as)).ok.data[0]?.userId ?? '';
const readRecord = async (UserId: string) => (await portal.call('Manager/manager-info', { UserId }, as)).ok.data[0];
const reasons = (...names: string[]) => names.map((ItemName) => ({ ItemName, Reason: '정정' }));

/** Sends an edit of the stored record with other values. */
async function edit(UserId: string, fields: object) {
  const record = await readRecord(UserId);
  const sent = {
    UserId,
    CompanyId: record?.companyId,
    UserName: record?.userName,
    UserPosition: record?.userPosition,
    UserPhone: record?.userPhone,
    AreaId: record?.areaId,
    UserPw: record?.userPw,
    SpecialMemo: record?.specialMemo,
    ...fields,
  };
  return portal.call('Manager/manager-edit', sent, as);
}

type Failure = [field: string, wrong: unknown, right: unknown, message: string];
const common: Failure[] = [
  ['UserPosition', '', '과장', '담당자 직급(직책)을 입력해주세요.'],
  ['UserPhone', '010--', '010--5555', '담당자 상세번호(가운데자리)를 입력해주세요.'],
  ['UserPhone', '010-1234-', '010-9777-5555', '담당자 상세번호(마지막자리) 입력해주세요.'],
  ['AreaId', 0, 1, '지역을 선택해주세요.'],
];

/** Sends a request with all fields wrong. Each response names one failure, which is then corrected. */
async function expectFailuresInOrder(
  path: 'Manager/manager-add' | 'Manager/manager-edit',
  base: object,
  failures: Failure[],
) {
  const sent: Record<string, unknown> = { ...base };
  // A field with two failures reports the first of them first.
  for (const [field, wrong] of failures.toReversed()) sent[field] = wrong;
  for (const [field, wrong, right, message] of failures) {
    if (message.includes('마지막자리')) sent[field] = wrong;
    const { status, refusal } = await portal.call(path, sent, as);
    expect([status, refusal]).toEqual([400, { code: 'FIELD_REQUIRED', field, message }]);
    sent[field] = right;
  }
  return portal.call(path, sent, as);
}

describe('the checks run in their order and report one failure at a time', () => {
  it('of a registration (MGR-30 to MGR-36)', async () => {
    const done = await expectFailuresInOrder('Manager/manager-add', { SpecialMemo: '' }, [
      ['CompanyId', 0, CompanyId, '업체명를 선택해주세요.'],
      ['UserName', ' ', '새담당', '담당자 이름을 입력해주세요.'],
      ...common,
    ]);
    expect([done.status, done.ok.message]).toEqual([200, '담당자 정보가 성공적으로 등록되었습니다.']);
  });

  it('of an edit, with the length of a new password last (MGR-41 to MGR-43, D-11)', async () => {
    const UserId = await register();
    const base = { UserId, ManagerChangeReasons: reasons('연락처', '비밀번호') };
    const failures: Failure[] = [
      ['CompanyId', 0, CompanyId, '소속 업체를 선택해주세요.'],
      ['UserName', ' ', '새담당', '담당자명을 입력해주세요.'],
      ...common.map(
        ([field, wrong, right, message]): Failure => [
          field,
          wrong,
          right === '010-9777-5555' ? '010-9777-6666' : right,
          message,
        ],
      ),
      ['UserPw', 'seven-7', 'seven-or-more', '비밀번호는 8자 이상 128자 이하로 입력해주세요.'],
    ];
    const done = await expectFailuresInOrder('Manager/manager-edit', base, failures);
    expect([done.status, done.ok.message]).toEqual([200, '담당자 정보가 성공적으로 수정되었습니다.']);
  });
});

describe('an edit of a manager', () => {
  it('keeps a stored retired company and region, and accepts no other retired one (D-131)', async () => {
    const company = await portal.call('Reference/company-add', { CompanyName: '쉴회사' }, { as: 'admin' });
    const area = await portal.call('Reference/name-add', { Kind: 'area', Name: '쉴지역' }, { as: 'admin' });
    const [Id = 0, areaId = 0] = [company.ok.data[0]?.id, area.ok.data[0]?.id];
    const UserId = await register({ CompanyId: Id, AreaId: areaId });
    await portal.call('Reference/company-retire', { Id, ActiveYN: 'N' }, { as: 'admin' });
    await portal.call('Reference/name-retire', { Kind: 'area', Id: areaId, ActiveYN: 'N' }, { as: 'admin' });
    const saved = await edit(UserId, { UserPosition: '부장', ManagerChangeReasons: reasons('직급(직책)') });
    expect(saved.status).toBe(200);
    const other = await register();
    expect((await edit(other, { CompanyId: Id })).refusal.field).toBe('CompanyId');
    expect((await edit(other, { AreaId: areaId })).refusal.field).toBe('AreaId');
    expect((await edit(other, { CompanyId: portal.companies.get('마이즈') })).refusal.field).toBe('CompanyId');
  });

  it("accepts the manager's own number, never that of another user, deleted or not (D-103)", async () => {
    const [UserId, other] = [await register(), await register()];
    const taken = (await readRecord(other))?.userPhone;
    await portal.call('Manager/manager-delete', { UserId: other }, as);
    const refused = await edit(UserId, { UserPhone: taken, ManagerChangeReasons: reasons('연락처') });
    expect([refused.status, refused.refusal]).toEqual([
      409,
      { code: 'DUPLICATE_PHONE', field: 'UserPhone', message: '이미 등록된 번호입니다. 다른 번호를 입력해주세요.' },
    ]);
    expect((await edit(UserId, {})).status).toBe(200);
  });

  it('accepts a middle part of three digits, which the form does not check (D-103)', async () => {
    const check = (userPhone: string) => portal.call('Manager/check-phone', { userPhone }, as);
    const UserId = await register({ UserPhone: '011-234-5678' });
    expect([UserId, (await readRecord(UserId))?.userPhone]).toEqual(['0112345678', '011-234-5678']);
    expect((await check('011-234-5678')).ok.data).toEqual([{ userPhone: '011-234-5678' }]);
    const again = await portal.call('Manager/manager-add', manager({ UserPhone: '0112345678' }), as);
    expect(again.refusal.code).toBe('DUPLICATE_PHONE');
  });

  it("that changes the company ends the manager's sessions, and shows the projects of the new company", async () => {
    const UserId = await register();
    await edit(UserId, { UserPw: 'first-password', ManagerChangeReasons: reasons('비밀번호') });
    const signedIn = await portal.call('Auth/login', { UserId, Password: 'first-password' });
    const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
    const daon = portal.companies.get('다온전기') ?? 0;
    const moved = await edit(UserId, { CompanyId: daon, ManagerChangeReasons: reasons('업체명') });
    expect(moved.status).toBe(200);
    const ask = await portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', payload: {}, headers });
    expect(ask.statusCode).toBe(401);
    const again = await portal.call('Auth/login', { UserId, Password: 'first-password' });
    expect(again.ok.user.CompanyId).toBe(daon);
  });

  it('gets 404 for ids that are no manager, also at deletion and restore', async () => {
    for (const path of ['Manager/manager-edit', 'Manager/manager-delete', 'Manager/manager-no-delete'] as const) {
      for (const UserId of ['pm1', 'nobody', '']) {
        expect([path, UserId, (await portal.call(path, manager({ UserId }), as)).status]).toEqual([path, UserId, 404]);
      }
    }
  });
});

describe('order counts and comments of managers', () => {
  it('the order count contains won projects that were not withdrawn or cancelled (D-102)', async () => {
    const count = async () =>
      (await portal.call('Manager/all-manager-list', { SearchType: 'userPhone', SearchKey: '2222-0003' }, as)).ok
        .data[0]?.projectCnt;
    const win = async () => {
      const Id = await postProject(portal);
      await portal.call('Construction/construction-accept', acceptance(Id), { as: 'daon1' });
      return Id;
    };
    const [remaining, ended] = [await win(), await win()];
    expect(await count()).toBe(2);
    const withdrawn = { Id: ended, withDrawalMemo: '사정' };
    await portal.call('Construction/construction-withdrawal-update', withdrawn, as);
    expect(await count()).toBe(1);
    expect((await readRecord('daon1'))?.projectCnt).toBe(1);
    expect(remaining).toBeGreaterThan(0);
  });

  it('a comment notifies only the user who registered the manager; a deleted manager takes no comment (D-24)', async () => {
    const UserId = await register();
    const write = () =>
      portal.call(
        'Comment/user-comment-add',
        { Id: UserId, BoardType: 'manager', CommentContent: '통화함' },
        { as: 'pm1' },
      );
    expect((await write()).status).toBe(200);
    const recipients = await portal.ctx.db
      .selectFrom('alarm')
      .select('user_id')
      .where('post_id', '=', UserId)
      .execute();
    expect(recipients).toEqual([{ user_id: 'sales1' }]);
    const asPartner = await portal.call(
      'Comment/user-comment-all-list',
      { Id: UserId, BoardType: 'manager' },
      { as: 'hanbit1' },
    );
    expect(asPartner.status).toBe(403);
    await portal.call('Manager/manager-delete', { UserId }, as);
    expect((await write()).status).toBe(404);
    expect(await portal.ctx.db.selectFrom('alarm').select('user_id').where('post_id', '=', UserId).execute()).toEqual(
      [],
    );
  });
});
