import { ORDER_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  portal = await startApp();
  ids['draft'] = await registerProject(portal);
  ids['open'] = await postProject(portal);
  ids['called off before the award'] = await postProject(portal);
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({ status: 'F' })
    .where('id', '=', ids['called off before the award'])
    .execute();
  for (const status of ORDER_STATUSES) ids[status] = await makeOrder(portal, {}, { status, billDate: '2026-11-10' });
  ids['colleague'] = await makeOrder(portal, { ProjectName: '누수 보수', AreaId: 9 }, { winner: 'hanbit2' });
  ids['other'] = await makeOrder(portal, { MizePMUserId: 'pm2' }, { winner: 'daon1' });
});
afterAll(() => portal.close());

type Fields = Record<string, string | number>;
const COMPANY = 'Order/all-partner-order-list';
const OWN = 'Order/all-my-order-list';

async function list(path: typeof COMPANY | typeof OWN, as: Person, fields: Fields = {}) {
  const reply = await portal.call(path, { PageSize: 100, ...fields }, { as });
  const { data, meta } = reply.ok;
  expect(reply.status).toBe(200);
  expect(meta.totalCount).toBe(data.length);
  return data;
}
const names = async (...args: Parameters<typeof list>) => {
  const rows = await list(...args);
  return Object.keys(ids).filter((name) => rows.some((row) => row.id === ids[name]));
};

describe('the order list (D-86)', () => {
  it('shows contractors what their company won, in every state of an order', async () => {
    expect(await names(COMPANY, 'hanbit1')).toEqual([...ORDER_STATUSES, 'colleague']);
    expect(await names(COMPANY, 'daon1')).toEqual(['other']);
    expect(await names(COMPANY, 'closed1')).toEqual([]);
  });

  it('shows staff every order, and those of one company', async () => {
    expect(await names(COMPANY, 'sales1')).toEqual([...ORDER_STATUSES, 'colleague', 'other']);
    expect(await names(COMPANY, 'admin', { CompanyId: portal.companies.get('다온전기') ?? 0 })).toEqual(['other']);
    expect(await names(COMPANY, 'admin', { CompanyId: 99_999_999_999 })).toEqual([]);
  });

  it('shows contractors only their own company, whatever CompanyId is sent', async () => {
    expect(await names(COMPANY, 'daon1', { CompanyId: portal.companies.get('한빛설비') ?? 0 })).toEqual(['other']);
  });

  it.each(ORDER_STATUSES)('filters by the state %s (D-90)', async (SearchActiveStatus) => {
    const expected = SearchActiveStatus === 'Y' ? ['Y', 'colleague'] : [SearchActiveStatus];
    expect(await names(COMPANY, 'hanbit1', { SearchActiveStatus })).toEqual(expected);
  });

  it('ignores a state that no order can have', async () => {
    expect(await list(COMPANY, 'hanbit1', { SearchActiveStatus: 'N' })).toHaveLength(7);
  });

  it.each([
    ['projectName', '누수', ['colleague']],
    ['areaName', '부산', ['colleague']],
    ['projectName', '없는 말', []],
    // companyName is not a search type of this list, so the keyword is ignored.
    ['companyName', '누수', [...ORDER_STATUSES, 'colleague']],
  ])('searches %s %s (ORDER-10)', async (SearchType, SearchKey, expected) => {
    expect(await names(COMPANY, 'hanbit1', { SearchType, SearchKey })).toEqual(expected);
  });

  it('returns the fields of an order, newest first, with descending numbers (D-49)', async () => {
    const [row] = await list(COMPANY, 'daon1');
    expect(row).toEqual({
      id: ids['other'],
      no: 1,
      areaName: '경기',
      projectName: '판교 A타워 지하주차장 CCTV 설치',
      choiceDtm: '2026-11-20 15:00:00',
      choiceSelDate: '2026-11-23',
      price: '1500000',
      addPrice: '-50000',
      mizePMUserName: '이바다',
      mizePMUserPhone: '010-1111-0003',
      orderStatus: 'Y',
      mizeStatus: 'Y',
      status: 'Y',
      choiceCompanyName: '다온전기',
      mizeSalesUserName: '박영업',
      billDate: '',
      changeCount: 0,
      todo: '',
      tradeName: '',
    });
    const all = await list(COMPANY, 'sales1');
    expect(all.map((order) => order.no)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(all.map((order) => order.id)).toEqual(all.map((order) => order.id).sort((a, b) => b - a));
  });

  it('returns pages in both directions with the same total', async () => {
    const page = async (Page: number, OrderType = '') => {
      const reply = await portal.call(COMPANY, { Page, PageSize: 3, OrderType }, { as: 'sales1' });
      return { total: reply.ok.meta.totalCount, numbers: reply.ok.data.map((order) => order.no) };
    };
    expect(await page(1)).toEqual({ total: 8, numbers: [8, 7, 6] });
    expect(await page(3)).toEqual({ total: 8, numbers: [2, 1] });
    expect(await page(4)).toEqual({ total: 8, numbers: [] });
    expect(await page(1, 'createdDtm_asc')).toEqual({ total: 8, numbers: [1, 2, 3] });
  });
});

describe('my orders (D-88)', () => {
  it('for a contractor are the orders that the user won', async () => {
    expect(await names(OWN, 'hanbit1')).toEqual([...ORDER_STATUSES]);
    expect(await names(OWN, 'hanbit2')).toEqual(['colleague']);
  });

  it('for staff are the projects they sell or manage', async () => {
    expect(await names(OWN, 'sales1')).toHaveLength(8);
    expect(await names(OWN, 'pm1')).toEqual([...ORDER_STATUSES, 'colleague']);
    expect(await names(OWN, 'pm2')).toEqual([...ORDER_STATUSES, 'colleague', 'other']);
    expect(await names(OWN, 'admin')).toEqual([]);
  });

  it.each([
    [{ SearchType: 'projectName', SearchKey: '누수' }, ['colleague']],
    [{ SearchType: 'projectName', SearchKey: '누수 보' }, ['colleague']],
    [{ SearchType: 'areaName', SearchKey: '부산' }, ['colleague']],
    [{ SearchActiveStatus: 'B' }, ['B']],
    [{ SearchType: 'projectName', SearchKey: 'A타워', SearchActiveStatus: 'E' }, ['E']],
  ])('can be searched like the others: %j', async (fields: Fields, expected) => {
    expect(await names(OWN, 'pm1', fields)).toEqual(expected);
  });

  it('follow a change of the sales manager and a new award', async () => {
    const Id = await makeOrder(portal, { ProjectName: '되돌아온 수주' }, { status: 'F' });
    ids['returned'] = Id;
    expect(await names(OWN, 'hanbit1', { SearchActiveStatus: 'F' })).toEqual(['F', 'returned']);
    await portal.call('Construction/construction-post', { Id, Status: 'N' }, { as: 'sales1' });
    expect(await names(OWN, 'hanbit1', { SearchActiveStatus: 'F' })).toEqual(['F']);
    expect(await names(COMPANY, 'sales1')).not.toContain('returned');
    const other = ids['other'] ?? 0;
    await portal.ctx.db
      .updateTable('outsourced_project')
      .set({ sales_user_id: 'admin' })
      .where('id', '=', other)
      .execute();
    expect(await names(OWN, 'admin')).toEqual(['other']);
    expect(await names(OWN, 'sales1')).not.toContain('other');
  });
});

describe('order-delete (D-87, D-50)', () => {
  const remove = (Id: number, as: Person) => portal.call('Order/order-delete', { Id }, { as });

  it('removes a cancelled order from every list', async () => {
    const Id = await makeOrder(portal, {}, { status: 'C', winner: 'daon1' });
    expect((await remove(Id, 'daon1')).status).toBe(403);
    const reply = await remove(Id, 'sales1');
    expect([reply.status, reply.ok.message]).toEqual([200, '프로젝트가 삭제되었습니다.']);
    expect((await list(COMPANY, 'daon1')).map((order) => order.id)).not.toContain(Id);
    expect((await remove(Id, 'sales1')).status).toBe(404);
  });

  it.each(['Y', 'YY', 'B', 'E'])('is refused at %s', async (status) => {
    const reply = await remove(ids[status] ?? 0, 'sales1');
    expect([reply.status, reply.refusal]).toMatchObject([
      409,
      { code: 'DELETE_LOCKED', message: '수주 이후의 프로젝트는 삭제할 수 없습니다.' },
    ]);
  });
});

it('needs a session', async () => {
  for (const path of [COMPANY, OWN, 'Order/order-delete'] as const) expect((await portal.call(path)).status).toBe(401);
});
