import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let company: number;
let other: number;
beforeAll(async () => {
  portal = await startApp();
  company = (await portal.call('Department/depart-list', {}, { as: 'admin' })).ok.data[0]?.deptId ?? 0;
  const row = { company_id: portal.companies.get('마이즈') ?? 0, kind: 'W' as const, level: 0, name: '다른 뿌리' };
  other = (await portal.ctx.db.insertInto('department').values(row).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;
const NOWHERE = 99_999;
const fingerprint = async () => portal.ctx.db.selectFrom('department').selectAll().orderBy('id').execute();

describe('the department tree refuses, and changes nothing (D-110)', () => {
  it('invalid changes of the company and the other root, and unknown departments', async () => {
    const team = await departmentOf(portal, '총무팀');
    const before = await fingerprint();
    const requests = [
      ['depart-add', { DeptName: '새팀', ParentDeptId: NOWHERE }, 404, 'NOT_FOUND'],
      ['depart-add', { DeptName: ' ', ParentDeptId: company }, 400, 'FIELD_REQUIRED'],
      ['depart-add', { DeptName: '가'.repeat(201), ParentDeptId: company }, 400, 'TOO_LONG'],
      ['depart-edit', { DeptId: NOWHERE, DeptName: '없음' }, 404, 'NOT_FOUND'],
      ['depart-edit', { DeptId: company, DeptName: '다른회사' }, 409, 'BAD_STATE'],
      ['depart-edit', { DeptId: other, DeptName: '다른뿌리' }, 409, 'BAD_STATE'],
      ['depart-edit', { DeptId: team, DeptName: '' }, 400, 'FIELD_REQUIRED'],
      ['depart-move', { DeptId: NOWHERE, ParentDeptId: company }, 404, 'NOT_FOUND'],
      ['depart-move', { DeptId: team, ParentDeptId: NOWHERE }, 404, 'NOT_FOUND'],
      ['depart-move', { DeptId: company, ParentDeptId: team }, 409, 'BAD_STATE'],
      ['depart-move', { DeptId: other, ParentDeptId: company }, 409, 'BAD_STATE'],
      ['depart-move', { DeptId: team, ParentDeptId: team }, 409, 'BAD_STATE'],
      ['depart-del', { DeptId: NOWHERE }, 404, 'NOT_FOUND'],
      ['depart-del', { DeptId: company }, 409, 'BAD_STATE'],
      ['depart-del', { DeptId: other }, 409, 'BAD_STATE'],
    ] as const;
    for (const [call, body, status, code] of requests) {
      const answer = await portal.call(`Department/${call}`, body, as);
      expect([call, body, answer.status, answer.refusal.code]).toEqual([call, body, status, code]);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('each change by staff without the menu, and everything by contractors (D-113)', async () => {
    const team = await departmentOf(portal, '총무팀');
    await portal.ctx.db
      .deleteFrom('menu_grant')
      .where('user_id', '=', 'pm2')
      .where('menu_id', 'in', [3, 104])
      .execute();
    const changes = [
      ['Department/depart-add', { DeptName: '새팀', ParentDeptId: company }],
      ['Department/depart-edit', { DeptId: team, DeptName: '총무2팀' }],
      ['Department/depart-move', { DeptId: team, ParentDeptId: company }],
      ['Department/depart-del', { DeptId: team }],
    ] as const;
    for (const [path, body] of changes) {
      for (const person of ['pm2', 'hanbit1'] as const) {
        const { status, refusal } = await portal.call(path, body, { as: person });
        expect([path, person, status, refusal.code]).toEqual([path, person, 403, 'FORBIDDEN']);
      }
    }
    for (const as of ['pm2', 'hanbit1'] as const) {
      expect((await portal.call('Department/depart-user-list', { DeptId: team }, { as })).status).toBe(403);
    }
  });
});

describe('a department', () => {
  it('can be added below the company, the other root and a department, and be chosen unless it is closed', async () => {
    for (const [ParentDeptId, level] of [
      [company, 1],
      [other, 1],
      [await departmentOf(portal, '영업본부'), 2],
    ] as const) {
      const added = await portal.call('Department/depart-add', { DeptName: '아래', ParentDeptId }, as);
      const id = added.ok.data[0]?.deptId ?? 0;
      const row = (await fingerprint()).find((node) => node.id === id);
      expect([row?.level, row?.kind, row?.parent_id, row?.selectable]).toEqual([level, 'D', ParentDeptId, false]);
      const hired = await sendUserForm(portal, 'User/user-add', employeeFields(id, { UserID: `in${id}` }), 'admin');
      expect([hired.status, hired.body.field]).toEqual([400, 'DeptId']);
    }
  });

  it('with only retired people can be deleted; they keep its name and are in no department', async () => {
    const id = await departmentOf(portal, '없앨파트');
    const UserId = 'retiree';
    await sendUserForm(portal, 'User/user-add', employeeFields(id, { UserID: UserId, UserStatus: 'R' }), 'admin');
    expect((await portal.call('Department/depart-del', { DeptId: id }, as)).status).toBe(200);
    const record = (await portal.call('User/user-info', { UserId }, as)).ok.data[0];
    expect([record?.deptId, record?.deptName, record?.departPath]).toEqual([0, '없앨파트', '']);
  });

  it('two moves that would make a cycle: one is done, the other is refused', async () => {
    const [one, two] = [await departmentOf(portal, '고리하나'), await departmentOf(portal, '고리둘')];
    const move = (DeptId: number, ParentDeptId: number) =>
      portal.call('Department/depart-move', { DeptId, ParentDeptId }, as);
    const answers = await Promise.all([move(one, two), move(two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that loses the name of permission M takes it from its people, and the log records it (D-104)', async () => {
    const id = await departmentOf(portal, '경영지원2팀');
    await sendUserForm(portal, 'User/user-add', employeeFields(id, { UserID: 'hasm' }), 'admin');
    const letter = async () => (await portal.call('User/user-info', { UserId: 'hasm' }, as)).ok.data[0]?.userPermission;
    expect(await letter()).toBe('M');
    const renamed = { DeptId: id, DeptName: '총무지원팀', SelectableYn: 'Y', PermissionChangeYn: 'Y' };
    await portal.call('Department/depart-edit', renamed, as);
    expect(await letter()).toBe('A');
    const log = await portal.call('Audit/change-log-list', { SearchKey: '직원 권한' }, as);
    expect(log.ok.data[0]).toMatchObject({ action: '권한 변경', detail: '관리자 권한 → 일반 권한' });
  });

  it('lists its people by name or rank in both directions (DEPT-03, DEPT-04, D-252)', async () => {
    const id = await departmentOf(portal, '정렬팀');
    const people = [
      ['가나다', '과장'],
      ['나다라', '대리'],
      ['다라마', '부장'],
    ] as const;
    for (const [index, [UserName, Position]] of people.entries()) {
      const fields = { UserID: `order${index}`, UserName, Position };
      await sendUserForm(portal, 'User/user-add', employeeFields(id, fields), 'admin');
    }
    const names = async (OrderType: string) =>
      (await portal.call('Department/depart-user-list', { DeptId: id, Type: 'D', OrderType }, as)).ok.data.map(
        ({ userName }) => userName[0],
      );
    expect(await names('userName_asc')).toEqual(['가', '나', '다']);
    expect(await names('userName_desc')).toEqual(['다', '나', '가']);
    expect(await names('positionName_asc')).toEqual(['다', '가', '나']);
    expect(await names('positionName_desc')).toEqual(['나', '가', '다']);
    const paged = await portal.call('Department/depart-user-list', { DeptId: id, Type: 'D', PageSize: 2, Page: 2 }, as);
    expect([paged.ok.data.length, paged.ok.meta.totalCount]).toEqual([1, 3]);
  });
});
