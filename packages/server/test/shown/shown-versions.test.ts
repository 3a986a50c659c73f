import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf } from '#test-kit/factories/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const admin = { as: 'admin' } as const;
type Reply = { status: number; refusal: { code: string } };
const outcome = ({ status, refusal }: Reply): string => (status === 200 ? 'done' : `${status} ${refusal.code}`);

const tree = async () => (await portal.call('Department/depart-list', {}, admin)).ok.data[0];
const nodeOf = async (DeptId: number) => (await tree())?.children.find(({ deptId }) => deptId === DeptId);

describe('nobody overwrites a department unseen (D-490)', () => {
  it('of two renames that began with the same name the second is told', async () => {
    const DeptId = await departmentOf(portal, '설치1팀');
    const Version = (await nodeOf(DeptId))?.version;
    const rename = (DeptName: string) =>
      portal.call('Department/depart-edit', { DeptId, DeptName, SelectableYn: 'Y', Version }, admin);
    expect(outcome(await rename('설치A팀'))).toBe('done');
    expect(outcome(await rename('설치B팀'))).toBe('409 STALE');
    expect((await nodeOf(DeptId))?.deptName).toBe('설치A팀');
  });

  it('of two at once one wins', async () => {
    const DeptId = await departmentOf(portal, '설치2팀');
    const Version = (await nodeOf(DeptId))?.version;
    const both = await Promise.all(
      ['가팀', '나팀'].map((DeptName) =>
        portal.call('Department/depart-edit', { DeptId, DeptName, SelectableYn: 'Y', Version }, admin),
      ),
    );
    expect(both.map(outcome).sort()).toEqual(['409 STALE', 'done']);
  });

  it('a renamed one is neither moved nor deleted as what it was; a move of its parent changes nothing of it', async () => {
    const [DeptId, ParentDeptId] = [await departmentOf(portal, '설치3팀'), await departmentOf(portal, '설치본부')];
    const Version = (await nodeOf(DeptId))?.version;
    await portal.call('Department/depart-edit', { DeptId, DeptName: '철거팀', SelectableYn: 'Y', Version }, admin);
    expect(outcome(await portal.call('Department/depart-move', { DeptId, ParentDeptId, Version }, admin))).toBe(
      '409 STALE',
    );
    expect(outcome(await portal.call('Department/depart-del', { DeptId, Version }, admin))).toBe('409 STALE');
    const now = (await nodeOf(DeptId))?.version;
    expect(outcome(await portal.call('Department/depart-del', { DeptId, Version: now }, admin))).toBe('done');
  });
});

/** A stored entry of each kind of reference data: how it is read, and its calls. */
const ENTRIES = {
  name: {
    list: async () => (await portal.call('Reference/name-list', { Kind: 'area' }, admin)).ok.data,
    own: { Kind: 'area' },
    edit: (word: string) => ({ Name: word }),
  },
  company: {
    list: async () => (await portal.call('Reference/company-list', {}, admin)).ok.data,
    own: {},
    edit: (word: string) => ({ CompanyName: word }),
  },
  material: {
    list: async () => (await portal.call('Reference/material-list', {}, admin)).ok.data,
    own: {},
    edit: (word: string) => ({ MaterialName: word, ModelName: 'M', Unit: '개' }),
  },
} as const;

describe.each(['name', 'company', 'material'] as const)('reference data: %s', (kind) => {
  const { list, own, edit } = ENTRIES[kind];
  const send = (action: 'edit' | 'retire' | 'remove' | 'order', body: object) =>
    portal.call(`Reference/${kind}-${action}`, { ...own, ...body }, admin);

  it('an entry that changed since it was read is not changed, retired or deleted', async () => {
    const row = (await list())[0];
    const seen = { Id: row?.id, Version: row?.version };
    expect(outcome(await send('edit', { ...seen, ...edit('첫 이름') }))).toBe('done');
    expect(outcome(await send('edit', { ...seen, ...edit('둘째 이름') }))).toBe('409 STALE');
    expect(outcome(await send('retire', { ...seen, ActiveYN: 'N' }))).toBe('409 STALE');
    expect(outcome(await send('remove', seen))).toBe('409 STALE');
    expect(Object.values((await list())[0] ?? {})).toContain('첫 이름');
  });

  it('an order that changed since it was read is not overwritten', async () => {
    const former = (await list()).map(({ id }) => ({ Id: id }));
    const [first, second] = [former.toReversed(), [...former.slice(1), ...former.slice(0, 1)]];
    expect(outcome(await send('order', { Ids: first, FormerIds: former }))).toBe('done');
    expect(outcome(await send('order', { Ids: second, FormerIds: former }))).toBe('409 STALE');
    expect((await list()).map(({ id }) => ({ Id: id }))).toEqual(first);
  });
});

it('menus: a change that somebody has not seen is told', async () => {
  const menus = async () => (await portal.call('Reference/menu-list', {}, admin)).ok.data;
  const [menu] = await menus();
  const seen = { MenuId: menu?.menuId, Type: menu?.type, Version: menu?.version };
  const edit = (MenuName: string) =>
    portal.call('Reference/menu-edit', { ...seen, MenuName, MenuLink: menu?.menuLink, MenuDomain: '' }, admin);
  const both = await Promise.all([edit('메뉴 하나'), edit('메뉴 둘')]);
  expect(both.map(outcome).sort()).toEqual(['409 STALE', 'done']);
  expect(outcome(await portal.call('Reference/menu-retire', { ...seen, ActiveYN: 'N' }, admin))).toBe('409 STALE');
});
