import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm, signInHired } from '#test-kit/factories/people.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let dev: number;
let personnel: number;
beforeAll(async () => {
  portal = await startApp();
  dev = await departmentOf(portal, '개발팀');
  personnel = await departmentOf(portal, '경영지원팀');
});
afterAll(() => portal.close());

let last = 0;
const fresh = () => {
  last += 1;
  return { UserID: `emp${last}`, UserPhone: `010-7777-${1000 + last}` };
};
const add = (fields: object = {}, as: Person = 'admin', dept = dev) =>
  sendUserForm(portal, 'User/user-add', employeeFields(dept, { ...fresh(), ...fields }), as);
const hire = async (fields: object = {}, dept = dev): Promise<string> =>
  (await add(fields, 'admin', dept)).body.data[0].userId;
const read = async (UserId: string, as: Person = 'admin') =>
  (await portal.call('User/user-info', { UserId }, { as })).ok.data[0];
const edit = async (UserId: string, fields: object, as: Person = 'admin') =>
  sendUserForm(portal, 'User/user-edit', { ...(await read(UserId, as)), ...fields }, as);
const rowOf = (user_id: string) =>
  portal.ctx.db.selectFrom('portal_user').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();

describe('the checks of a registration in their order (EMP-49 to EMP-65)', () => {
  const inOrder: [string, unknown, string][] = [
    ['UserId', '', '아이디를 입력해주세요.'],
    ['UserName', '', '이름을 입력해주세요.'],
    ['UserGender', '', '성별을 선택해주세요.'],
    ['UserBirth', '', '생년월일을 입력해주세요.'],
    ['UserSocialNum', '-1234568', '주민번호 앞자리를 입력해주세요.'],
    ['UserSocialNum', '900101-', '주민번호 뒷자리를 입력해주세요.'],
    ['UserCompanyEmail', '', '사내메일 계정을 입력해주세요.'],
    ['UserPhone', '010--', '휴대폰 번호를 입력해주세요.'],
    ['ModeAuthority', '', '모드변한 권한을 선택해주세요.'],
    ['MenuAuthList', [], '메뉴 권한을 선택해주세요.'],
    ['UserNo', '', '사번을 입력해주세요.'],
    ['DeptId', 0, '소속을 선택해주세요.'],
    ['Position', '', '직책을 선택해주세요.'],
    ['UserStatus', '', '재직 상태를 선택해주세요.'],
    ['BankId', 0, '급여은행을 선택해주세요.'],
    ['BankNum', '', '급여계좌를 입력해주세요.'],
  ];

  it('the first failing check is reported', async () => {
    const fields: Record<string, unknown> = Object.fromEntries(
      inOrder.map(([field, value]) => [field === 'UserId' ? 'UserID' : field, value]),
    );
    fields['UserSocialNum'] = '-';
    const valid: Record<string, unknown> = employeeFields(dev, fresh());
    for (const [field, , message] of inOrder) {
      const { status, body } = await add(fields);
      expect([status, body]).toEqual([400, { code: 'FIELD_REQUIRED', field, message }]);
      const name = field === 'UserId' ? 'UserID' : field;
      fields[name] = message.includes('앞자리') ? '900101-' : valid[name];
    }
    expect((await add(fields)).status).toBe(200);
  });

  it.each([
    ['UserID', '한글아이디', 'UserId'],
    ['UserID', '010-1234-5678', 'UserId'],
    ['UserPw', 'short', 'UserPw'],
    ['UserPw', '********', 'UserPw'],
    ['UserSocialNum', '900230-1234567', 'UserSocialNum'],
    ['UserSocialNum', '******-*******', 'UserSocialNum'],
    ['BankNum', '****6789', 'BankNum'],
    ['Position', '없는직책', 'Position'],
    ['BankId', 999, 'BankId'],
    ['DeptId', 99_999, 'DeptId'],
    ['MenuAuthList', [{ MenuId: 999, Type: 'T' }], 'MenuAuthList'],
    ['UserPhoto', 'nobody.png', 'UserPhoto'],
  ])('%s %j is refused', async (name, value, field) => {
    const { status, body } = await add({ [name]: value });
    expect([status, body.field]).toEqual([400, field]);
  });

  it('an id is never used twice, not even after a deletion (D-108)', async () => {
    const UserID = await hire();
    await portal.call('User/user-del', { UserId: UserID }, { as: 'admin' });
    expect((await add({ UserID })).body.code).toBe('DUPLICATE_ID');
    const check = (UserId: string) => portal.call('User/check-userid', { UserId }, { as: 'sales1' });
    expect((await check(UserID.toUpperCase())).ok.message).toBe('F');
    expect((await check('nobody-yet')).ok.message).toBe('T');
  });
});

describe('a new employee', () => {
  it('signs in with the permission letter of the department and sees exactly the granted menus (D-23, D-104)', async () => {
    const UserID = await hire({
      MenuAuthList: [
        { menuid: 2, type: 'T' },
        { MenuId: 102, Type: 'L' },
      ],
    });
    const signedIn = await portal.call('Auth/login', { UserId: UserID, Password: 'welcome-2026' });
    expect(signedIn.ok.user).toMatchObject({ UserPermission: 'D', ModeAuthority: 'C', UserType: 'M' });
    const cookie = await signInHired(portal, UserID);
    const tops = await portal.app.inject({
      method: 'POST',
      url: '/api/Menu/top-menu-list',
      payload: {},
      headers: { cookie },
    });
    expect(tops.json().data.map(({ topMenuId }: { topMenuId: number }) => topMenuId)).toEqual([2]);
  });

  it('loses access with the next call after deletion or retirement', async () => {
    for (const end of ['delete', 'retire']) {
      const UserId = await hire();
      const signedIn = await portal.call('Auth/login', { UserId, Password: 'welcome-2026' });
      const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
      const ask = () => portal.app.inject({ method: 'POST', url: '/api/User/user-my-info', payload: {}, headers });
      expect((await ask()).statusCode).toBe(200);
      if (end === 'delete') await portal.call('User/user-del', { UserId }, { as: 'admin' });
      else expect((await edit(UserId, { UserStatus: 'R' })).status).toBe(200);
      expect([end, (await ask()).statusCode]).toEqual([end, 401]);
    }
  });

  it('is in no room of the workspace after retirement (D-36)', async () => {
    const UserId = await hire();
    const ProjectId = await makeRoom(portal);
    await portal.ctx.db.insertInto('room_member').values({ room_id: ProjectId, user_id: UserId }).execute();
    expect((await edit(UserId, { UserStatus: 'R' })).status).toBe(200);
    const members = await portal.call('Project/project-member-list', { ProjectId }, { as: 'pm1' });
    expect(members.ok.data.map(({ userId }) => userId)).toEqual(['pm1']);
    const record = await portal.call('Project/project-record-list', { ProjectId }, { as: 'pm1' });
    expect(record.ok.data[0]).toMatchObject({ userId: UserId, action: '퇴사하여 나갔습니다.' });
  });

  it('is returned by an edit as it was sent; a masked password or number leaves the stored one', async () => {
    const UserId = await hire();
    const before = await rowOf(UserId);
    const saved = await edit(
      UserId,
      { UserName: '바뀐이름', UserAddr1: '서울시 강남구', MajorName: '전자공학', UserInDate: '2026-01-02' },
      'sales1',
    );
    expect(saved.status).toBe(200);
    expect(await read(UserId)).toMatchObject({
      userName: '바뀐이름',
      userAddr1: '서울시 강남구',
      majorName: '전자공학',
      userInDate: '2026-01-02',
      userBirth: '1990-01-01',
      userSocialNum: '900101-*******',
      bankNum: '****6789',
      departPath: '마이즈 → 개발팀',
      version: 2,
    });
    expect((await rowOf(UserId)).password_hash).toBe(before.password_hash);
    expect((await edit(UserId, { Version: 1 })).body.code).toBe('STALE');
    expect((await edit(UserId, { UserNo: '' })).body.message).toBe('사번을 입력해주세요.');
  });
});

describe('rights over employees (D-113, wire.md People)', () => {
  it('staff without the menu may do nothing with employees, and contractors never', async () => {
    await portal.ctx.db
      .deleteFrom('menu_grant')
      .where('user_id', '=', 'pm2')
      .where('menu_id', 'in', [3, 103])
      .execute();
    const UserId = await hire();
    for (const as of ['pm2', 'hanbit1'] as const) {
      for (const path of ['User/all-user-list', 'User/user-info', 'User/user-del'] as const) {
        expect([as, path, (await portal.call(path, { UserId }, { as })).status]).toEqual([as, path, 403]);
      }
      expect((await add({}, as)).status).toBe(403);
      expect(
        (await portal.call('Comment/user-comment-all-list', { Id: UserId, BoardType: 'users' }, { as })).status,
      ).toBe(403);
    }
    const comment = { Id: UserId, BoardType: 'users', CommentContent: '확인했습니다' };
    expect((await portal.call('Comment/user-comment-add', comment, { as: 'sales1' })).status).toBe(200);
  });

  it('changes are logged in words: who, modes and menus by name (D-246)', async () => {
    const UserId = await hire();
    const menus = [
      { MenuId: 3, Type: 'T' },
      { MenuId: 103, Type: 'L' },
    ];
    await edit(UserId, { MenuAuthChgYn: 'Y', MenuAuthList: menus, ModeAuthority: 'C' });
    await edit(UserId, { MenuAuthChgYn: 'Y', MenuAuthList: menus.slice(0, 1), ModeAuthority: 'A' });
    const log = await portal.call('Audit/change-log-list', { SearchKey: '직원 권한' }, { as: 'admin' });
    expect(log.ok.data.slice(0, 4).map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      '메뉴 권한 변경 제거: 직원 › 직원목록',
      '모드권한 변경 협력사 → 전체',
      '메뉴 권한 변경 추가: 직원, 직원 › 직원목록 / 제거: 프로젝트',
      '메뉴 권한 변경 추가: 프로젝트',
    ]);
  });

  it('only permission M gives permission M, by registering or by moving an employee', async () => {
    expect((await add({}, 'sales1', personnel)).body).toMatchObject({ code: 'FORBIDDEN', field: 'DeptId' });
    const UserId = await hire();
    expect((await edit(UserId, { DeptId: personnel }, 'sales1')).body).toMatchObject({
      code: 'FORBIDDEN',
      field: 'DeptId',
    });
    expect((await edit(UserId, { DeptId: personnel, PermissionChangeYn: 'Y' })).status).toBe(200);
    expect((await rowOf(UserId)).permission).toBe('M');
    const log = await portal.call('Audit/change-log-list', { SearchKey: '직원 권한' }, { as: 'admin' });
    expect(log.ok.data[0]).toMatchObject({
      userId: 'admin',
      subjectName: expect.stringContaining(`(${UserId})`),
      action: '권한 변경',
      detail: '개발 권한 → 관리자 권한',
    });
  });

  it('without permission M a user grants or revokes only menus that they have', async () => {
    await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm1').where('menu_id', '=', 14).execute();
    const menus = {
      MenuAuthChgYn: 'Y',
      MenuAuthList: [
        { MenuId: 2, Type: 'T' },
        { MenuId: 14, Type: 'T' },
      ],
    };
    expect((await add(menus, 'pm1')).body).toMatchObject({ code: 'FORBIDDEN', field: 'MenuAuthList' });
    const UserId = await hire({ MenuAuthList: menus.MenuAuthList });
    const fewer = { MenuAuthChgYn: 'Y', MenuAuthList: [{ MenuId: 2, Type: 'T' }] };
    expect((await edit(UserId, fewer, 'pm1')).body.code).toBe('FORBIDDEN');
    expect((await edit(UserId, { ...fewer, MenuAuthChgYn: 'N' }, 'pm1')).status).toBe(200);
    expect((await read(UserId))?.menuAuthList.map(({ menuId }) => menuId)).toEqual([2, 14]);
    expect((await edit(UserId, fewer)).status).toBe(200);
    expect((await read(UserId))?.menuAuthList).toEqual([{ userId: UserId, menuId: 2, type: 'T' }]);
  });

  it('without permission M nobody changes their own department, mode or menus, and nobody deletes themselves', async () => {
    const own = { ...employeeFields(dev, { UserID: 'sales1', UserPw: '********' }), MenuAuthChgYn: 'N' };
    expect((await sendUserForm(portal, 'User/user-edit', own, 'sales1')).body.field).toBe('DeptId');
    const moved = { ...own, ModeAuthority: 'M', PermissionChangeYn: 'Y' };
    const made = await sendUserForm(portal, 'User/user-edit', moved, 'admin');
    expect(made.status).toBe(200);
    expect((await edit('sales1', { ModeAuthority: 'A' }, 'sales1')).body.field).toBe('ModeAuthority');
    expect((await edit('sales1', { MenuAuthChgYn: 'Y' }, 'sales1')).body.field).toBe('MenuAuthList');
    expect((await edit('sales1', { UserAddr2: '101호' }, 'sales1')).status).toBe(200);
    expect((await portal.call('User/user-del', { UserId: 'admin' }, { as: 'admin' })).refusal.code).toBe('SELF_DELETE');
  });

  it("contractors' users and deleted employees are not found", async () => {
    for (const UserId of ['hanbit1', 'nobody', '']) {
      expect((await portal.call('User/user-info', { UserId }, { as: 'admin' })).status).toBe(404);
      expect((await portal.call('User/user-del', { UserId }, { as: 'admin' })).status).toBe(404);
    }
  });
});

describe('the list of employees (EMP-02 to EMP-11)', () => {
  const list = async (body: object) =>
    (await portal.call('User/all-user-list', { PageSize: 1000, ...body }, { as: 'admin' })).ok;

  it('filters, searches and sorts', async () => {
    const UserId = await hire({ UserName: '가나다', UserStatus: 'L' });
    expect((await list({ SearchActiveStatus: 'L' })).data.map(({ userId }) => userId)).toEqual([UserId]);
    expect((await list({ SearchActiveStatus: 'A' })).data.every(({ userStatus }) => userStatus === 'A')).toBe(true);
    expect((await list({ SearchType: 'userName', SearchKey: '나다' })).data.map(({ userId }) => userId)).toEqual([
      UserId,
    ]);
    expect((await list({ SearchType: 'deptName', SearchKey: '개발' })).data.length).toBeGreaterThan(1);
    expect((await list({ SearchType: 'userPhone', SearchKey: '1111-0002' })).data.map(({ userId }) => userId)).toEqual([
      'pm1',
    ]);
    const ranks = ['대표이사', '이사', '부장', '차장', '과장', '대리', '주임', '사원'];
    await hire({ Position: '부장' });
    await hire({ Position: '사원' });
    const positions = (await list({ OrderType: 'position_asc' })).data.map(({ position }) => position);
    // By rank, not by their syllables; those that are not in the reference list come last (D-252).
    const placeOf = (position: string) => (ranks.includes(position) ? ranks.indexOf(position) : ranks.length);
    expect(positions).toEqual([...positions].sort((one, other) => placeOf(one) - placeOf(other)));
    expect(positions.filter((position) => ranks.includes(position)).length).toBeGreaterThan(2);
    expect((await list({ OrderType: 'position_desc' })).data.map(({ position }) => position)).toEqual(
      positions.toReversed(),
    );
    const names = (await list({ OrderType: 'userName_desc' })).data.map(({ userName }) => userName);
    expect(names).toEqual([...names].sort().reverse());
    expect((await list({})).data.some(({ userId }) => userId === 'hanbit1')).toBe(false);
  });
});
