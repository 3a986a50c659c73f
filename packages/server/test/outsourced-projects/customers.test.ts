import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCustomers } from '#areas/outsourced-projects/public/customers.ts';
import type { CallCtx } from '#context.ts';
import { internalRegistration, registerInternal } from '#test-kit/factories/internal.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { chosenColumns, downloadSheet } from '#test-kit/workbook.ts';
import { watchPlans } from './watch-plans.ts';

const CUSTOMERS = 'Construction/construction-customer-list';
const STAFF_LIST = 'Construction/all-construction-mize-list';
const PARTNER_LIST = 'Construction/all-construction-partner-list';
const INTERNAL_LIST = 'MizeConstruction/all-construction-list';
const ORDERS = 'Order/all-partner-order-list';
const OWN_ORDERS = 'Order/all-my-order-list';
const SETTLEMENT = 'Accounting/all-accounting-mize-list';
const KEYS = ['customer', 'place', 'address'];
const SITE = { CustomerName: '달빛병원', PlaceName: '달빛 본관', Addr1: '서울 중구 을지로 1', Addr2: '3층' };
const CELLS = ['달빛병원', '달빛 본관', '서울 중구 을지로 1 3층'];

let portal: TestApp;
let won: number;
let draft: number;
beforeAll(async () => {
  portal = await startApp();
  won = await makeOrder(
    portal,
    { ...SITE, Price: '1000000', AddPrice: '-250000' },
    { status: 'B', billDate: '2026-11-10' },
  );
  draft = await registerProject(portal, { CustomerName: '햇살상가' });
  await registerInternal(portal, internalRegistration(SITE));
});
afterAll(() => portal.close());

/** Task, items and number of subjects of the readings that `ask` adds to the log. */
async function notedBy(ask: () => Promise<unknown>): Promise<unknown[]> {
  const log = async () => (await portal.call('Audit/access-log-list', { PageSize: 100 }, { as: 'admin' })).ok.data;
  const before = (await log())[0]?.id ?? 0;
  await ask();
  const rows = (await log()).filter(({ id }) => id > before);
  return rows.map(({ task, items, subjectCnt }) => [task, items, subjectCnt]);
}

describe('customers and sites as columns of lists (D-672)', () => {
  it('staff get those of the rows they name, as one reading of that many', async () => {
    const noted = await notedBy(async () => {
      const { ok } = await portal.call(CUSTOMERS, { Ids: `${draft}^${won}^999999^x` }, { as: 'pm2' });
      expect(ok.data).toEqual([
        { id: won, customerName: '달빛병원', placeName: '달빛 본관', addr1: '서울 중구 을지로 1', addr2: '3층' },
        expect.objectContaining({ id: draft, customerName: '햇살상가' }),
      ]);
    });
    expect(noted).toEqual([['outsourced-list', '고객사, 현장, 주소', 2]]);
  });

  it('nothing is read without rows, and never by a contractor, the winner among them', async () => {
    expect(await notedBy(() => portal.call(CUSTOMERS, { Ids: '' }, { as: 'pm2' }))).toEqual([]);
    expect((await portal.call(CUSTOMERS, { Ids: String(won) }, { as: 'hanbit1' })).status).toBe(403);
  });

  it('rows of staff name the sales manager, rows of contractors have no such field', async () => {
    const [staff] = (await portal.call(STAFF_LIST, {}, { as: 'pm1' })).ok.data;
    expect(staff?.mizeSalesUserName).toBe('박영업');
    const [settled] = (await portal.call(SETTLEMENT, { SearchYearMonth: '2026.11' }, { as: 'pm1' })).ok.data;
    expect(settled?.mizeSalesUserName).toBe('박영업');
    const [partner] = (await portal.call(PARTNER_LIST, {}, { as: 'hanbit1' })).ok.data;
    expect(partner && Object.keys(partner)).not.toContain('mizeSalesUserName');
  });

  it.each([
    [STAFF_LIST, 'admin', { SearchActiveStatus: 'B' }],
    [ORDERS, 'admin', {}],
    [OWN_ORDERS, 'sales1', {}],
    [SETTLEMENT, 'admin', { SearchYearMonth: '2026.11' }],
  ] as const)('the workbook of %s has them with the sum, and is then a reading', async (List, as: Person, Filter) => {
    const Columns = [...KEYS, 'sales', 'sum'];
    const noted = await notedBy(async () => {
      const { rows } = await downloadSheet(portal, { List, Filter, Columns }, as);
      expect(rows).toEqual([
        ['고객사', '현장', '주소', '담당자(영업)', '합계'],
        [...CELLS, '박영업', 750_000],
      ]);
    });
    expect(noted).toEqual([['outsourced-list', `Excel: 고객사, 현장, 주소, 담당자(영업), 합계`, 1]]);
  });

  it('the workbook of internal projects has site and address too', async () => {
    const { rows } = await downloadSheet(portal, { List: INTERNAL_LIST, Columns: KEYS }, 'pm1');
    expect(rows.slice(1)).toEqual([CELLS]);
  });

  it('they are not chosen at the beginning, so that an ordinary workbook reads no customer', async () => {
    for (const List of [STAFF_LIST, ORDERS, OWN_ORDERS, SETTLEMENT]) {
      expect((await chosenColumns(portal, List, 'sales1')).filter((key) => KEYS.includes(key))).toEqual([]);
      expect(await notedBy(() => downloadSheet(portal, { List }, 'sales1'))).toEqual([]);
    }
  });

  it('a workbook asks for customers only where a column shows them', async () => {
    const watch = watchPlans({ db: portal.ctx.db, pool: portal.pool } as never);
    const ctx = { ...portal.ctx, db: watch.watched.db, actor: { userType: 'M' } } as CallCtx;
    const read = withCustomers(async () => ({ rows: [{ id: won }], totalCount: 1 }));
    const statements = async (keys: string[]) => (await watch.plansOf(() => read(ctx, {}, keys))).statements;
    expect([await statements(['name', 'sales']), await statements(['name', 'place'])]).toEqual([0, 1]);
  });

  it.each([PARTNER_LIST, ORDERS, OWN_ORDERS, 'Accounting/all-accounting-partner-list'] as const)(
    'a contractor has no such column in the workbook of %s',
    async (List) => {
      const { ok } = await portal.call('Excel/column-list', { List }, { as: 'hanbit1' });
      expect(ok.data.filter(({ key }) => KEYS.includes(key))).toEqual([]);
      const { rows } = await downloadSheet(portal, { List, Columns: ['name', ...KEYS] }, 'hanbit1');
      expect(rows[0]).toEqual(['프로젝트명']);
    },
  );
});
