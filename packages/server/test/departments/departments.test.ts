import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const tree = async () => (await portal.call('Department/depart-list', {}, { as: 'pm1' })).ok.data;
const edit = (DeptId: number, DeptName: string, as: Person = 'admin') =>
  portal.call('Department/depart-edit', { DeptId, DeptName, SelectableYn: 'Y', PermissionChangeYn: 'Y' }, { as });
const letterOfUser = async (user_id: string) =>
  (await portal.ctx.db.selectFrom('portal_user').select('permission').where('user_id', '=', user_id).executeTakeFirst())
    ?.permission;
let last = 0;
const hire = async (DeptId: number) => {
  last += 1;
  const fields = { UserID: `dept${last}`, UserPhone: `010-8888-${1000 + last}`, UserNo: `D-${last}` };
  await sendUserForm(portal, 'User/user-add', employeeFields(DeptId, fields), 'admin');
  return fields.UserID;
};

describe('the department tree (DEPT-01, D-110, D-111)', () => {
  it('begins with the company, and every path starts with its name', async () => {
    const top = await departmentOf(portal, '영업본부');
    const added = await portal.call(
      'Department/depart-add',
      { DeptName: '국내영업팀', ParentDeptId: top, SelectableYn: 'Y' },
      { as: 'admin' },
    );
    expect(added.ok.data[0]).toEqual({ deptId: added.ok.data[0]?.deptId, DeptId: added.ok.data[0]?.deptId });
    const [company] = await tree();
    expect([company?.type, company?.deptName, company?.level]).toEqual(['C', '마이즈', 0]);
    const child = company?.children.find(({ deptId }) => deptId === top)?.children[0];
    expect([child?.departPath, child?.level, child?.type]).toEqual(['마이즈 → 영업본부 → 국내영업팀', 2, 'D']);
  });

  it('does not allow to rename, move or delete the company', async () => {
    const DeptId = (await tree())[0]?.deptId ?? 0;
    expect((await edit(DeptId, '다른회사')).refusal.code).toBe('BAD_STATE');
    const removed = await portal.call('Department/depart-del', { DeptId }, { as: 'admin' });
    expect([removed.status, removed.refusal.code]).toEqual([409, 'BAD_STATE']);
  });

  it('requires a name, and refuses an unknown department', async () => {
    const DeptId = await departmentOf(portal, '총무팀');
    expect((await edit(DeptId, ' ')).refusal.message).toBe('부서명을 입력해주세요.');
    expect((await edit(99_999, '없음')).status).toBe(404);
  });

  it('is changed only by staff with the menu; contractors cannot read it (D-113)', async () => {
    await portal.ctx.db
      .deleteFrom('menu_grant')
      .where('user_id', '=', 'pm2')
      .where('menu_id', 'in', [3, 104])
      .execute();
    const DeptId = await departmentOf(portal, '총무팀');
    expect((await edit(DeptId, '총무2팀', 'pm2')).refusal.code).toBe('FORBIDDEN');
    expect((await portal.call('Department/depart-list', {}, { as: 'pm2' })).status).toBe(200);
    expect((await portal.call('Department/depart-list', {}, { as: 'hanbit1' })).status).toBe(403);
  });
});

describe('moving a department (D-110)', () => {
  it('moves everything below it, and is refused below itself', async () => {
    const from = await departmentOf(portal, '옮길본부');
    const to = await departmentOf(portal, '받을본부');
    const add = (ParentDeptId: number) =>
      portal.call('Department/depart-add', { DeptName: '아래팀', ParentDeptId, SelectableYn: 'Y' }, { as: 'admin' });
    const child = (await add(from)).ok.data[0]?.deptId ?? 0;
    const move = (DeptId: number, ParentDeptId: number) =>
      portal.call('Department/depart-move', { DeptId, ParentDeptId }, { as: 'admin' });
    expect((await move(from, child)).refusal.code).toBe('BAD_STATE');
    expect((await move(from, to)).status).toBe(200);
    const [company] = await tree();
    const moved = company?.children.find(({ deptId }) => deptId === to)?.children[0];
    expect([moved?.deptId, moved?.level, moved?.children[0]?.level]).toEqual([from, 2, 3]);
  });
});

describe('deleting a department (D-110)', () => {
  it('is refused with children or people, else done', async () => {
    const DeptId = await departmentOf(portal, '없앨팀');
    const UserId = await hire(DeptId);
    const remove = () => portal.call('Department/depart-del', { DeptId }, { as: 'admin' });
    expect((await remove()).refusal.code).toBe('DEPT_IN_USE');
    await portal.call('User/user-del', { UserId }, { as: 'admin' });
    expect((await remove()).status).toBe(200);
    const parent = await departmentOf(portal, '윗팀');
    await portal.call('Department/depart-add', { DeptName: '아랫팀', ParentDeptId: parent }, { as: 'admin' });
    expect((await portal.call('Department/depart-del', { DeptId: parent }, { as: 'admin' })).status).toBe(409);
  });
});

describe('renaming a department (D-104, TH18)', () => {
  it('gives its people the permission letter of the new name', async () => {
    const DeptId = await departmentOf(portal, '신규팀');
    const UserId = await hire(DeptId);
    expect((await edit(DeptId, '개발팀')).ok.message).toBe('부서 정보가 수정되었습니다.');
    expect(await letterOfUser(UserId)).toBe('D');
  });

  it('never gives permission M, says so and logs it', async () => {
    const DeptId = await departmentOf(portal, '디자인팀');
    const UserId = await hire(DeptId);
    const renamed = await edit(DeptId, '경영지원팀');
    expect([renamed.status, renamed.ok.message]).toEqual([
      200,
      expect.stringContaining('관리자 권한은 새로 부여되지 않으므로'),
    ]);
    expect(await letterOfUser(UserId)).toBe('S');
    const log = await portal.call('Audit/change-log-list', { SearchKey: '직원 권한' }, { as: 'admin' });
    expect(log.ok.data[0]).toMatchObject({
      userId: 'admin',
      action: '관리자 권한 부여 안 함',
      detail: '부서명 경영지원팀',
    });
    // A later save of an employee in it does not give permission M either.
    const record = await portal.call('User/user-info', { UserId }, { as: 'admin' });
    await sendUserForm(portal, 'User/user-edit', { ...employeeFields(DeptId), ...record.ok.data[0] }, 'admin');
    expect(await letterOfUser(UserId)).toBe('S');
  });
});

describe('members of a department (DEPT-02 to DEPT-12)', () => {
  it('are those of the node and below, for the company everyone; sorted, in pages', async () => {
    const top = await departmentOf(portal, '회원본부');
    const added = await portal.call(
      'Department/depart-add',
      { DeptName: '회원팀', ParentDeptId: top, SelectableYn: 'Y' },
      { as: 'admin' },
    );
    const UserId = await hire(added.ok.data[0]?.deptId ?? 0);
    const members = (body: object) => portal.call('Department/depart-user-list', body, { as: 'pm1' });
    expect((await members({ DeptId: top, Type: 'D' })).ok.data).toEqual([
      {
        userId: UserId,
        userName: '새사람',
        deptName: '회원팀',
        positionName: '대리',
        userPhone: `010-8888-${1000 + last}`,
        userStatus: 'A',
      },
    ]);
    const company = await members({
      DeptId: (await tree())[0]?.deptId,
      Type: 'C',
      PageSize: 2,
      OrderType: 'userName_desc',
    });
    expect([company.ok.data.length, company.ok.meta.totalCount > 2]).toEqual([2, true]);
    expect((await members({ DeptId: 99_999, Type: 'D' })).ok.data).toEqual([]);
  });
});
