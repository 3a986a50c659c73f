import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** A menu that the user of the employee menu lacks. */
const LACKED = 14;

let portal: TestApp;
let dev: number;
let sales: number;
let personnel: number;
beforeAll(async () => {
  portal = await startApp();
  dev = await departmentOf(portal, '개발팀');
  sales = await departmentOf(portal, '국내영업팀');
  personnel = await departmentOf(portal, '경영지원팀');
  await portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm1').where('menu_id', '=', LACKED).execute();
});
afterAll(() => portal.close());

let last = 1000;
const hire = async (DeptId: number, menus: readonly number[] = [2]): Promise<string> => {
  last += 1;
  const MenuAuthList = menus.map((MenuId) => ({ MenuId, Type: 'T' }));
  const fields = { UserID: `person${last}`, UserPhone: `010-7777-${last}`, MenuAuthList };
  await sendUserForm(portal, 'User/user-add', employeeFields(DeptId, fields), 'admin');
  return fields.UserID;
};
/** Employees that the checks distinguish. */
const KINDS = {
  plain: () => hire(dev),
  withM: () => hire(personnel),
  withMenus: () => hire(dev, [2, LACKED]),
};
const rowOf = (user_id: string) =>
  portal.ctx.db.selectFrom('portal_user').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const edit = async (UserId: string, fields: object, as: Person) => {
  const record = (await portal.call('User/user-info', { UserId }, { as })).ok.data[0];
  return sendUserForm(portal, 'User/user-edit', { ...record, ...fields }, as);
};
const rename = (DeptId: number, DeptName: string, as: Person, fields: object = {}) =>
  portal.call('Department/depart-edit', { DeptId, DeptName, SelectableYn: 'Y', ...fields }, { as });

const ACCOUNT = {
  UserPw: { UserPw: 'forest-lantern-2' },
  UserStatus: { UserStatus: 'R' },
  DeptId: () => ({ DeptId: sales, PermissionChangeYn: 'Y' }),
} as const;
const MENUS = {
  ModeAuthority: { ModeAuthority: 'A' },
  MenuAuthList: { MenuAuthChgYn: 'Y', MenuAuthList: [{ MenuId: 1, Type: 'T' }] },
} as const;
const fieldsOf = (fields: object | (() => object)): object => (typeof fields === 'function' ? fields() : fields);

describe('a user with the employee menu but without permission M (D-196)', () => {
  it.each(Object.entries({ ...ACCOUNT, ...MENUS }))('cannot change %s of an employee with M', async (field, fields) => {
    const [withM, plain] = [await KINDS.withM(), await KINDS.plain()];
    const before = await rowOf(withM);
    const refused = await edit(withM, fieldsOf(fields), 'pm1');
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'PERSON_HAS_M', field, message: expect.stringContaining('관리자 권한이 있는 직원') },
    ]);
    expect(await rowOf(withM)).toEqual(before);
    expect((await edit(plain, fieldsOf(fields), 'pm1')).body.message).toContain('수정되었습니다');
    expect((await edit(withM, fieldsOf(fields), 'admin')).status).toBe(200);
  });

  it.each(Object.entries(ACCOUNT))(
    'cannot change %s of an employee with a menu that the user lacks',
    async (field, fields) => {
      const withMenus = await KINDS.withMenus();
      const before = await rowOf(withMenus);
      const refused = await edit(withMenus, fieldsOf(fields), 'pm1');
      expect([refused.status, refused.body]).toEqual([
        403,
        { code: 'PERSON_HAS_MENUS', field, message: expect.stringContaining('본인에게 없는 메뉴') },
      ]);
      expect(await rowOf(withMenus)).toEqual(before);
      expect((await edit(withMenus, fieldsOf(fields), 'sales1')).status).toBe(200);
    },
  );

  it('cannot delete either of them, and may delete others', async () => {
    const remove = (UserId: string, as: Person) => portal.call('User/user-del', { UserId }, { as });
    const [withM, withMenus] = [await KINDS.withM(), await KINDS.withMenus()];
    expect((await remove(withM, 'pm1')).refusal.code).toBe('PERSON_HAS_M');
    expect((await remove(withMenus, 'pm1')).refusal.code).toBe('PERSON_HAS_MENUS');
    expect((await rowOf(withM)).deleted_at).toBe(null);
    expect((await remove(await KINDS.plain(), 'pm1')).status).toBe(200);
    expect((await remove(withMenus, 'sales1')).status).toBe(200);
    expect((await remove(withM, 'admin')).status).toBe(200);
  });

  it('may save their other fields, and the record says beforehand which are locked', async () => {
    const guards = { plain: '', withM: 'PERSON_HAS_M', withMenus: 'PERSON_HAS_MENUS' } as const;
    for (const kind of ['plain', 'withM', 'withMenus'] as const) {
      const UserId = await KINDS[kind]();
      const read = async (as: Person) => (await portal.call('User/user-info', { UserId }, { as })).ok.data[0];
      expect([kind, (await read('pm1'))?.accountGuard]).toEqual([kind, guards[kind]]);
      expect((await read('admin'))?.accountGuard).toBe('');
      expect([kind, (await edit(UserId, { UserAddr2: '101호' }, 'pm1')).status]).toEqual([kind, 200]);
    }
  });

  it('does not remove a permission letter by saving other fields (D-104)', async () => {
    const overseas = await departmentOf(portal, '해외영업팀');
    const UserId = await hire(overseas, [2, LACKED]);
    const save = (fields: object, as: Person) => edit(UserId, { UserAddr2: '102호', ...fields }, as);
    expect((await save({ PermissionChangeYn: 'Y' }, 'pm1')).body).toMatchObject({ code: 'PERSON_HAS_MENUS' });
    expect((await save({}, 'sales1')).body).toMatchObject({ message: '권한이 바뀝니다: 새사람 B → A.' });
    expect((await rowOf(UserId)).permission).toBe('B');
    expect((await save({ PermissionChangeYn: 'Y' }, 'sales1')).status).toBe(200);
    expect((await rowOf(UserId)).permission).toBe('A');
  });
});

describe('a department whose new name gives another permission letter (D-196)', () => {
  it('is renamed only by a user with rights over its people; otherwise nothing changes', async () => {
    const hr = await departmentOf(portal, '경영지원2팀');
    await hire(hr);
    const design = await departmentOf(portal, '디자인팀');
    await hire(design, [2, LACKED]);
    const agreed = { PermissionChangeYn: 'Y' };
    const names = () => portal.ctx.db.selectFrom('department').select(['id', 'name']).orderBy('id').execute();
    const before = await names();
    expect((await rename(hr, '총무팀', 'pm1', agreed)).refusal).toMatchObject({ code: 'PERSON_HAS_M' });
    expect((await rename(design, '기획팀', 'pm1', agreed)).refusal).toMatchObject({ code: 'PERSON_HAS_MENUS' });
    expect(await names()).toEqual(before);
    expect((await rename(design, '디자인1팀', 'pm1')).status, 'the letter stays').toBe(200);
    expect((await rename(design, '기획팀', 'sales1', agreed)).status).toBe(200);
    expect((await rename(hr, '총무팀', 'admin', agreed)).status).toBe(200);
  });

  it('a rename reports whose letters change and how, and happens after a confirmation', async () => {
    const team = await departmentOf(portal, '마케팅팀');
    const people = [];
    for (let index = 0; index < 7; index += 1) people.push(await hire(team));
    const answer = await rename(team, '개발2팀', 'pm1');
    expect([answer.status, answer.refusal.code]).toEqual([409, 'PERMISSION_CHANGES']);
    expect(answer.refusal.message).toMatch(/^권한이 바뀝니다: (새사람 K → D, ){4}새사람 K → D 외 2명\.$/);
    expect((await rowOf(people[0] ?? '')).permission).toBe('K');
    expect((await rename(team, '개발2팀', 'pm1', { PermissionChangeYn: 'Y' })).status).toBe(200);
    expect((await rowOf(people[0] ?? '')).permission).toBe('D');
  });

  it('moving one employee follows the same rule', async () => {
    const UserId = await KINDS.plain();
    const answer = await edit(UserId, { DeptId: sales }, 'pm1');
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'PERMISSION_CHANGES',
      '권한이 바뀝니다: 새사람 D → B.',
    ]);
    expect((await rowOf(UserId)).permission).toBe('D');
    expect((await edit(UserId, { DeptId: sales, PermissionChangeYn: 'Y' }, 'pm1')).status).toBe(200);
    expect((await rowOf(UserId)).permission).toBe('B');
  });
});

it('nobody sets their own password on the employee record, which does not ask for the current one (D-197)', async () => {
  const own = { ...employeeFields(personnel, { UserID: 'admin', UserPw: 'forest-lantern-3' }), MenuAuthChgYn: 'N' };
  const before = await rowOf('admin');
  const refused = await sendUserForm(portal, 'User/user-edit', own, 'admin');
  expect([refused.status, refused.body.field, refused.body.message]).toEqual([
    403,
    'UserPw',
    '본인의 비밀번호는 내 정보 수정에서 변경해주세요.',
  ]);
  expect(await rowOf('admin')).toEqual(before);
  expect((await sendUserForm(portal, 'User/user-edit', { ...own, UserPw: '********' }, 'admin')).status).toBe(200);
});
