import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;
const KINDS = ['area', 'trade', 'check', 'check-two', 'category', 'position', 'bank'] as const;
type Kind = (typeof KINDS)[number];
const names = async (Kind: Kind) => (await portal.call('Reference/name-list', { Kind }, as)).ok.data;
const addName = async (Kind: Kind, Name: string) =>
  (await portal.call('Reference/name-add', { Kind, Name }, as)).ok.data[0]?.id ?? 0;
const lastChange = async () => (await portal.call('Audit/change-log-list', {}, as)).ok.data[0];

describe.each(KINDS)('the short list %s (D-133)', (Kind) => {
  it('allows to add, rename, order, retire and remove; each change is logged', async () => {
    const first = await addName(Kind, `새 ${Kind}`);
    expect((await names(Kind)).at(-1)).toEqual({ id: first, name: `새 ${Kind}`, activeYN: 'Y', version: 1 });
    const twice = await portal.call('Reference/name-add', { Kind, Name: `새 ${Kind}` }, as);
    expect([twice.status, twice.refusal.code]).toEqual([409, 'REFERENCE_EXISTS']);
    expect((await portal.call('Reference/name-add', { Kind, Name: ' ' }, as)).refusal.field).toBe('Name');
    await portal.call('Reference/name-edit', { Kind, Id: first, Name: `고친 ${Kind}` }, as);
    expect(await lastChange()).toMatchObject({ userId: 'admin', action: '수정', detail: `새 ${Kind} → 고친 ${Kind}` });
    const ids = (await names(Kind)).map(({ id }) => id).reverse();
    const order = (Ids: number[]) => portal.call('Reference/name-order', { Kind, Ids: Ids.map((Id) => ({ Id })) }, as);
    expect((await order(ids.slice(1))).refusal.code).toBe('STALE');
    expect((await order(ids)).status).toBe(200);
    expect((await names(Kind)).map(({ id }) => id)).toEqual(ids);
    await portal.call('Reference/name-retire', { Kind, Id: first, ActiveYN: 'N' }, as);
    expect((await names(Kind)).find(({ id }) => id === first)?.activeYN).toBe('N');
    expect((await portal.call('Reference/name-remove', { Kind, Id: first }, as)).status).toBe(200);
    expect((await names(Kind)).some(({ id }) => id === first)).toBe(false);
    expect((await lastChange())?.action).toBe('삭제');
  });
});

describe('reference data in use', () => {
  it('is not removed: regions and materials of projects, positions of people, companies with people', async () => {
    const Id = await registerProject(portal);
    const project = (await portal.call('Construction/construction-info', { Id }, { as: 'sales1' })).ok.data[0];
    const refused = [
      await portal.call('Reference/name-remove', { Kind: 'area', Id: project?.areaId }, as),
      await portal.call('Reference/material-remove', { Id: project?.materials[0]?.materialId ?? 1 }, as),
      await portal.call('Reference/company-remove', { Id: portal.companies.get('한빛설비') }, as),
    ];
    expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      refused.map(() => [409, 'REFERENCE_IN_USE']),
    );
    const position = await addName('position', '수석');
    await portal.ctx.db.updateTable('portal_user').set({ position: '수석' }).where('user_id', '=', 'pm1').execute();
    expect((await portal.call('Reference/name-remove', { Kind: 'position', Id: position }, as)).status).toBe(409);
    await portal.call('Reference/name-edit', { Kind: 'position', Id: position, Name: '수석연구원' }, as);
    expect((await portal.call('User/user-my-info', {}, { as: 'pm1' })).ok.user.Position).toBe('수석연구원');
    expect((await portal.call('Reference/name-remove', { Kind: 'bank', Id: 99_999 }, as)).status).toBe(404);
  });
});

describe('companies', () => {
  const company = {
    CompanyName: '새시공',
    BusinessNumber: '220-81-62517',
    Representative: '대표',
    CompanyPhone: '02-123-4567',
  };

  it.each([
    ['CompanyName', '', '업체명을 입력해주세요.'],
    ['BusinessNumber', '220-81-62518', '사업자등록번호가 올바르지 않습니다.'],
    ['CompanyPhone', '123', '전화번호가 올바르지 않습니다.'],
  ])('with %s %j are refused with %s', async (field, value, message) => {
    const { status, refusal } = await portal.call('Reference/company-add', { ...company, [field]: value }, as);
    expect([status, refusal.field, refusal.message]).toEqual([400, field, message]);
  });

  it('are added, edited, retired and removed; a retired one can no longer be chosen', async () => {
    const Id = (await portal.call('Reference/company-add', company, as)).ok.data[0]?.id ?? 0;
    expect((await portal.call('Reference/company-add', company, as)).refusal.code).toBe('REFERENCE_EXISTS');
    const sameNumber = { ...company, CompanyName: '다른이름' };
    expect((await portal.call('Reference/company-add', sameNumber, as)).refusal.field).toBe('BusinessNumber');
    await portal.call('Reference/company-edit', { Id, ...company, Representative: '새대표' }, as);
    const listed = async () => (await portal.call('Reference/company-list', { SearchKey: '새시공' }, as)).ok.data;
    expect(await listed()).toMatchObject([
      { businessNumber: '220-81-62517', representative: '새대표', companyPhone: '02-123-4567', activeYN: 'Y', no: 1 },
    ]);
    const offered = async () =>
      (await portal.call('Company/all-company-list', { SearchKey: '새시공' }, { as: 'sales1' })).ok.data.length;
    expect(await offered()).toBe(1);
    await portal.call('Reference/company-retire', { Id, ActiveYN: 'N' }, as);
    expect(await offered()).toBe(0);
    expect((await portal.call('Reference/company-remove', { Id }, as)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});

describe('materials', () => {
  it('are added, edited, retired and removed', async () => {
    const material = { MaterialName: '광케이블', ModelName: 'FO-12', Unit: 'm' };
    const Id = (await portal.call('Reference/material-add', material, as)).ok.data[0]?.id ?? 0;
    expect((await portal.call('Reference/material-add', material, as)).refusal.code).toBe('REFERENCE_EXISTS');
    expect((await portal.call('Reference/material-add', { ...material, MaterialName: '' }, as)).status).toBe(400);
    await portal.call('Reference/material-edit', { Id, ...material, Unit: 'roll' }, as);
    await portal.call('Reference/material-retire', { Id, ActiveYN: 'N' }, as);
    const [row] = (await portal.call('Reference/material-list', { SearchKey: 'FO-1' }, as)).ok.data;
    expect(row).toMatchObject({ unit: 'roll', activeYN: 'N' });
    expect((await portal.call('Reference/material-remove', { Id }, as)).status).toBe(200);
  });
});

describe('the order of companies and materials (D-266)', () => {
  it('puts new companies at the end, and a new order is followed by the screen and the look-up', async () => {
    const Id = (await portal.call('Reference/company-add', { CompanyName: '가나다시공' }, as)).ok.data[0]?.id ?? 0;
    const listed = async () => (await portal.call('Reference/company-list', { PageSize: 1000 }, as)).ok.data;
    const offered = async () => (await portal.call('Company/all-company-list', {}, { as: 'sales1' })).ok.data;
    expect((await listed()).at(-1)?.id).toBe(Id);
    const ids = (await listed()).map(({ id }) => id).reverse();
    const order = (list: number[]) =>
      portal.call('Reference/company-order', { Ids: list.map((id) => ({ Id: id })) }, as);
    const refused = [
      await order(ids.slice(1)),
      await order([...ids.slice(1), ids[1] ?? 0]),
      await order([...ids, 99_999]),
    ];
    expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(refused.map(() => [409, 'STALE']));
    expect((await listed()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await order(ids)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual(ids);
    const inUse = (await listed()).filter(({ activeYN }) => activeYN === 'Y');
    expect((await offered()).map(({ id }) => id)).toEqual(inUse.map(({ id }) => id));
    expect((await lastChange())?.detail).toContain('가나다시공');
    const next = (await portal.call('Reference/company-add', { CompanyName: '가가시공' }, as)).ok.data[0]?.id;
    expect((await listed()).at(-1)?.id).toBe(next);
  });

  it('puts new materials at the end, and a new order is followed by the screen and the look-up', async () => {
    const add = async (MaterialName: string) =>
      (await portal.call('Reference/material-add', { MaterialName }, as)).ok.data[0]?.id ?? 0;
    const Id = await add('가이드레일');
    const listed = async () => (await portal.call('Reference/material-list', { PageSize: 1000 }, as)).ok.data;
    const offered = async () => (await portal.call('Materials/all-materials-list', {}, { as: 'sales1' })).ok.data;
    expect((await listed()).at(-1)?.id).toBe(Id);
    const ids = (await listed()).map(({ id }) => id).reverse();
    const order = (list: number[]) =>
      portal.call('Reference/material-order', { Ids: list.map((id) => ({ Id: id })) }, as);
    expect((await order(ids.slice(1))).refusal.code).toBe('STALE');
    expect((await order(ids)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual(ids);
    expect((await offered()).map(({ id }) => id)).toEqual(ids);
    expect(await lastChange()).toMatchObject({ subject: '자재', action: '순서 변경' });
    expect((await listed()).at(-1)?.id).not.toBe(await add('가가'));
    expect((await listed()).at(-1)?.materialName).toBe('가가');
  });
});

describe('menus', () => {
  it('are added, edited, ordered and retired; the domain must be https', async () => {
    const menu = { MenuName: '자료실', MenuLink: '', MenuDomain: 'https://files.example.com/', MenuMode: 'M' };
    const bad = await portal.call('Reference/menu-add', { ...menu, MenuDomain: 'http://files.example.com' }, as);
    expect([bad.status, bad.refusal.field]).toEqual([400, 'MenuDomain']);
    const link = await portal.call('Reference/menu-add', { ...menu, MenuLink: '//evil.example' }, as);
    expect(link.refusal.field).toBe('MenuLink');
    const MenuId = (await portal.call('Reference/menu-add', menu, as)).ok.data[0]?.id ?? 0;
    const listed = async () => (await portal.call('Reference/menu-list', {}, as)).ok.data;
    expect(await listed()).toContainEqual(
      expect.objectContaining({ menuId: MenuId, type: 'T', menuDomain: menu.MenuDomain }),
    );
    const tops = (await listed())
      .filter(({ type, menuMode }) => type === 'T' && menuMode === 'M')
      .map(({ menuId }) => menuId);
    const order = (ids: number[]) =>
      portal.call('Reference/menu-order', { Type: 'T', Ids: ids.map((Id) => ({ Id })) }, as);
    expect((await order(tops.slice(1))).refusal.code).toBe('STALE');
    expect((await order(tops.toReversed())).status).toBe(200);
    const shown = async (id: number) =>
      (await portal.call('Menu/top-menu-list', {}, as)).ok.data.find(({ topMenuId }) => topMenuId === id)?.menuName;
    expect((await portal.call('Menu/top-menu-list', {}, as)).ok.data.at(-1)?.menuName).toBe('공지사항');
    await portal.call('Reference/menu-edit', { MenuId: 6, Type: 'T', MenuName: '손님예약', MenuLink: '' }, as);
    expect(await shown(6)).toBe('손님예약');
    await portal.call('Reference/menu-retire', { MenuId: 6, Type: 'T', ActiveYN: 'N' }, as);
    expect(await shown(6)).toBeUndefined();
  });
});

describe('values for employee records (LOOKUP-09 to LOOKUP-14)', () => {
  it('are returned to staff only', async () => {
    const paths = [
      'BaseInfo/postion-info',
      'BaseInfo/academic-info',
      'BaseInfo/research-position-info',
      'BaseInfo/it-grade-info',
      'BaseInfo/bank-info',
      'BaseInfo/menu-info',
    ] as const;
    for (const path of paths) {
      expect([path, (await portal.call(path, {}, { as: 'pm1' })).ok.data.length > 3]).toEqual([path, true]);
      expect((await portal.call(path, {}, { as: 'hanbit1' })).status).toBe(403);
    }
    const menus = (await portal.call('BaseInfo/menu-info', {}, { as: 'pm1' })).ok.data;
    expect(menus.find(({ topMenuId }) => topMenuId === 3)?.subLeftMenu.map(({ leftMenuId }) => leftMenuId)).toEqual([
      103, 104,
    ]);
    // Menus for contractors cannot be granted to employees.
    expect(JSON.stringify(menus)).not.toContain('"leftMenuId":113');
  });
});

it('the guide of the first day ends at the first project: registered, then posted (D-254)', async () => {
  const last = async () => (await portal.call('Reference/first-day', {}, as)).ok.data.at(-1);
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: portal.ctx.now() }).execute();
  expect(await last()).toEqual({ step: 'project', doneYN: 'N', projectId: 0 });
  const draft = await registerProject(portal);
  await registerProject(portal);
  expect(await last()).toEqual({ step: 'project', doneYN: 'N', projectId: draft });
  await postProject(portal);
  expect((await last())?.doneYN).toBe('Y');
});

it('a person with a duty beside the letter is enough for the guide (D-253)', async () => {
  const { db } = portal.ctx;
  const doneOf = async (step: string) =>
    (await portal.call('Reference/first-day', {}, as)).ok.data.find((line) => line.step === step)?.doneYN;
  const letters = await db.selectFrom('portal_user').select(['user_id', 'permission']).execute();
  await db.updateTable('portal_user').set({ permission: 'A' }).where('permission', 'in', ['B', 'F']).execute();
  expect([await doneOf('sales'), await doneOf('pm')]).toEqual(['N', 'N']);
  await portal.call('User/user-duty-edit', { UserId: 'admin', SalesYn: 'Y', PmYn: 'Y' }, as);
  expect([await doneOf('sales'), await doneOf('pm')]).toEqual(['Y', 'Y']);
  for (const { user_id, permission } of letters) {
    await db.updateTable('portal_user').set({ permission }).where('user_id', '=', user_id).execute();
  }
});

it('the setup checklist names what is missing, and only permission M reads it', async () => {
  const steps = (await portal.call('Reference/first-day', {}, as)).ok.data;
  expect(steps.map(({ step, doneYN }) => [step, doneYN])).toEqual([
    ['company', 'Y'],
    ['manager', 'Y'],
    ['sales', 'Y'],
    ['pm', 'Y'],
    ['material', 'Y'],
    ['project', 'Y'],
  ]);
  await portal.ctx.db.updateTable('material').set({ active: false }).execute();
  expect((await portal.call('Reference/first-day', {}, as)).ok.data[4]?.doneYN).toBe('N');
  for (const path of ['Reference/first-day', 'Reference/company-list', 'Audit/change-log-list'] as const) {
    expect((await portal.call(path, {}, { as: 'sales1' })).status).toBe(403);
  }
});
