import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireRightsLock } from '#areas/people/queries.ts';
import { removeDemoAccounts } from '#start/demonstration.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const MESSAGE = '관리자 권한이 있는 마지막 사용자입니다.';

let portal: TestApp;
let dev: number;
let personnel: number;
/** Restores admin and sales1: permission M in the department of the personnel. The tests end their sessions. */
beforeEach(async () => {
  portal = await startApp();
  dev = await departmentOf(portal, '개발팀');
  personnel = await departmentOf(portal, '경영지원팀');
  const { db } = portal.ctx;
  await db.updateTable('portal_user').set({ permission: 'M' }).where('user_id', '=', 'sales1').execute();
  const rows = ['admin', 'sales1'].map((user_id) => ({ user_id, dept_id: personnel }));
  await db.insertInto('employee').values(rows).execute();
  await portal.cookieOf('sales1');
});
afterEach(() => portal.close());

const fieldsOf = (UserId: string, fields: object) => {
  const { UserID: _, ...form } = employeeFields(personnel, { UserId, UserPw: '********' });
  return { ...form, MenuAuthChgYn: 'N', ModeAuthority: 'A', PermissionChangeYn: 'Y', ...fields };
};
const edit = (UserId: string, fields: object, as: Person) =>
  sendUserForm(portal, 'User/user-edit', fieldsOf(UserId, fields), as);
const managers = async (): Promise<string[]> => {
  const { db } = portal.ctx;
  const there = db
    .selectFrom('portal_user')
    .select('user_id')
    .where('permission', '=', 'M')
    .where('deleted_at', 'is', null);
  return (await there.where('employment', '<>', 'R').orderBy('user_id').execute()).map(({ user_id }) => user_id);
};

/** Every way to end permission M. Each request is sent by admin and concerns admin. */
const ENDINGS = {
  'the own retirement': () => edit('admin', { UserStatus: 'R' }, 'admin'),
  'the own move to another department': () => edit('admin', { DeptId: dev }, 'admin'),
  'a rename of the own department': async () => {
    const body = { DeptId: personnel, DeptName: '총무팀', SelectableYn: 'Y', PermissionChangeYn: 'Y' };
    const { status, refusal } = await portal.call('Department/depart-edit', body, { as: 'admin' });
    return { status, body: refusal };
  },
};

describe('the last active user with permission M (D-196)', () => {
  it.each(Object.entries(ENDINGS))('is kept against %s', async (_name, act) => {
    // A retired user still has the letter M but cannot act.
    await portal.ctx.db.updateTable('portal_user').set({ employment: 'R' }).where('user_id', '=', 'sales1').execute();
    await portal.ctx.db.updateTable('employee').set({ dept_id: dev }).where('user_id', '=', 'sales1').execute();
    const refused = await act();
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'LAST_ADMIN', MESSAGE]);
    expect(await managers()).toEqual(['admin']);
    await portal.ctx.db.updateTable('portal_user').set({ employment: 'A' }).where('user_id', '=', 'sales1').execute();
    expect((await act()).status).toBe(200);
    expect(await managers()).toEqual(['sales1']);
  });

  it("is kept when a department's rename would take M from all its people", async () => {
    const refused = await ENDINGS['a rename of the own department']();
    expect([refused.status, refused.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect(await managers()).toEqual(['admin', 'sales1']);
  });

  it('is kept when the demonstration accounts are closed, until create-admin has made another', async () => {
    await expect(removeDemoAccounts(portal.ctx)).rejects.toThrow('create-admin');
    expect(await managers()).toEqual(['admin', 'sales1']);
    const boss = { user_id: 'boss1', user_type: 'M', user_name: '대표', permission: 'M' } as const;
    const company_id = portal.companies.get('마이즈') ?? 0;
    await portal.ctx.db
      .insertInto('portal_user')
      .values({ ...boss, company_id, deleted_at: null })
      .execute();
    expect(await removeDemoAccounts(portal.ctx)).toContain('admin');
    expect(await managers()).toEqual(['boss1']);
  });
});

describe('of two at once (D-196)', () => {
  it.each([1, 2, 3])('who take permission M from each other, one is refused (round %i)', async () => {
    const replies = await Promise.all([
      edit('sales1', { DeptId: dev }, 'admin'),
      edit('admin', { DeptId: dev }, 'sales1'),
    ]);
    const outcomes = replies.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
    expect(outcomes).toEqual(['200 ', '403 PERSON_HAS_M']);
    expect(await managers()).toHaveLength(1);
  });

  it.each([1, 2, 3])('who give up their own, the second is refused as the last (round %i)', async () => {
    const own = (as: Person) => edit(as, { DeptId: dev }, as);
    const replies = await Promise.all([own('admin'), own('sales1')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await managers()).toHaveLength(1);
  });

  it('a rename and a retirement together leave one user with permission M', async () => {
    await portal.ctx.db.updateTable('employee').set({ dept_id: dev }).where('user_id', '=', 'sales1').execute();
    const replies = await Promise.all([
      ENDINGS['a rename of the own department'](),
      edit('sales1', { UserStatus: 'R', DeptId: dev }, 'sales1'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await managers()).toHaveLength(1);
  });
});

it('a user who loses permission M while the own change waits is refused', async () => {
  const { db } = portal.ctx;
  const waiting = async () =>
    (await portal.pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  const changed = await db.transaction().execute(async (tx) => {
    await acquireRightsLock(tx);
    const change = edit('admin', { UserPw: 'forest-lantern-4' }, 'sales1');
    await expect.poll(waiting, { interval: 5 }).toBe(1);
    await tx.updateTable('portal_user').set({ permission: 'B' }).where('user_id', '=', 'sales1').execute();
    return { change };
  });
  const { status, body } = await changed.change;
  expect([status, body.code, body.field]).toEqual([403, 'PERSON_HAS_M', 'UserPw']);
});
