import { orderCalls } from '@portal/contract/areas/orders/calls';
import { settlementCalls } from '@portal/contract/areas/settlement/calls';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRoutes } from '#areas/orders/routes.ts';
import { listUnsettled } from '#areas/outsourced-projects/public/waiting-work.ts';
import { settlementRoutes } from '#areas/settlement/routes.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { partnerOf, staff } from '../outsourced-projects/list-calls.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const ROWS = 20_000;
const MONTH = '2025.03';

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
let company: number;
let winner: Actor;

beforeAll(async () => {
  database = await startSample(ROWS);
  // Else the plans depend on when the database counts its rows by itself.
  await sql`vacuum analyze`.execute(database.db);
  watch = watchPlans(database);
  const found = await database.db
    .selectFrom('outsourced_project')
    .select(['choice_company_id', 'choice_user_id'])
    .where('choice_user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  company = found.choice_company_id ?? 0;
  winner = { ...partnerOf(company), userId: found.choice_user_id ?? '' };
});
afterAll(() => database.close());

type Fields = Record<string, string | number>;

const ctxOf = (actor: Actor) =>
  ({ db: watch.watched.db, actor, now: () => new Date('2025-03-10T00:00:00Z') }) as CallCtx;
const companyOrders = (actor: Actor, fields: Fields) =>
  watch.plansOf(() => orderRoutes.listCompanyOrders(ctxOf(actor), orderCalls.listCompanyOrders.request.parse(fields)));
const myOrders = (actor: Actor, fields: Fields) =>
  watch.plansOf(() => orderRoutes.listMyOrders(ctxOf(actor), orderCalls.listMyOrders.request.parse(fields)));
const settlements = (actor: Actor, fields: Fields) =>
  watch.plansOf(() => settlementRoutes.listForStaff(ctxOf(actor), settlementCalls.listForStaff.request.parse(fields)));

const ORDER = 'outsourced_project_order';
const ORDER_STATUS = 'outsourced_project_order_by_status';
const COMPANY = 'outsourced_project_by_company';
const OWN_STATUS = 'outsourced_project_by_winner_status';

test.each([
  ['no filter', {}, ORDER],
  ['the last page', { OrderType: 'createdDtm_asc' }, ORDER],
  ['a state', { SearchActiveStatus: 'Y' }, ORDER_STATUS],
  ['by company', { OrderType: 'companyName_desc' }, COMPANY],
  ['a state that is seldom an order', { SearchActiveStatus: 'F' }, ORDER_STATUS],
])('orders of all companies, %s: an index gives the page, the tally the total (ORDER-02)', async (...one) => {
  const [, fields, index] = one;
  const plans = await companyOrders(staff, fields);
  expect(plans.answer.totalCount).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain(index);
  expect([...plans.tables]).toContain('outsourced_tally');
  expect(plans.scans).not.toContain('outsourced_project');
});

test.each(['설치', '누수'])(
  'orders of all companies, the keyword %s: an index of texts finds them',
  async (SearchKey) => {
    const plans = await companyOrders(staff, { SearchType: 'projectName', SearchKey });
    expect(plans.answer.totalCount).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain('outsourced_project_by_text');
  },
);

test('orders of one company, alone or with a state, need no scan', async () => {
  expect((await companyOrders(partnerOf(company), {})).indexes).toContain(COMPANY);
  expect((await companyOrders(partnerOf(company), { SearchActiveStatus: 'E' })).indexes).toContain(OWN_STATUS);
});

test.each(['sample-pm01', 'sample-sales01'])(
  'own orders of %s: indexes find them without a scan (D-88)',
  async (userId) => {
    for (const fields of [{}, { OrderType: 'createdDtm_asc' }, { SearchActiveStatus: 'Y' }]) {
      const plans = await myOrders({ ...staff, userId }, fields);
      expect(plans.answer.totalCount).toBeGreaterThan(0);
      expect(plans.scans).not.toContain('outsourced_project');
    }
  },
);

test('own orders of a contractor come from the index of the company', async () => {
  const plans = await myOrders(winner, {});
  expect(plans.answer.totalCount).toBeGreaterThan(0);
  expect(plans.scans).not.toContain('outsourced_project');
});

test.each([
  [{}],
  [{ SearchActiveStatus: 'B' }],
  [{ OrderType: 'createdDtm_asc', Page: 3 }],
  [{ OrderType: 'price_desc' }],
  [{ OrderType: 'billDate_asc' }],
  [{ OrderType: 'companyName_asc' }],
])('settlement reads its month by indexes and its sums from the stored tally: %j (D-96)', async (fields: Fields) => {
  const plans = await settlements(staff, { SearchYearMonth: MONTH, ...fields });
  expect(plans.answer.totalCount).toBeGreaterThan(0);
  expect([...plans.tables]).toContain('invoice_tally');
  expect(plans.scans).not.toContain('outsourced_project');
});

test('a long page of a month needs as many statements as a short one', async () => {
  const few = await settlements(staff, { SearchYearMonth: MONTH, PageSize: 5 });
  const many = await settlements(staff, { SearchYearMonth: MONTH, PageSize: 100 });
  expect([few.answer.rows.length, many.answer.rows.length > 90]).toEqual([5, true]);
  expect(many.statements).toBe(few.statements);
});

test('indexes find a keyword in a month', async () => {
  const plans = await settlements(staff, { SearchYearMonth: MONTH, SearchType: 'projectName', SearchKey: '설치' });
  expect(plans.answer.totalCount).toBeGreaterThan(0);
  expect(plans.scans).not.toContain('outsourced_project');
});

test('the twelve months, the counts of one month and the open work read no project', async () => {
  const months = await watch.plansOf(() =>
    settlementRoutes.listMonths(ctxOf(staff), settlementCalls.listMonths.request.parse({ SearchYearMonth: MONTH })),
  );
  expect(months.answer.some(({ settled }) => settled !== '0')).toBe(true);
  const counts = await watch.plansOf(() =>
    settlementRoutes.countSettlements(
      ctxOf(staff),
      settlementCalls.countSettlements.request.parse({ SearchYearMonth: MONTH }),
    ),
  );
  expect(counts.answer.every(({ count }) => count > 0)).toBe(true);
  const open = await watch.plansOf(() => listUnsettled(ctxOf(staff)));
  expect(open.answer.length).toBeGreaterThan(1);
  const invoiced = await watch.plansOf(() =>
    settlementRoutes.listInvoicedMonths(ctxOf(staff), settlementCalls.listInvoicedMonths.request.parse({})),
  );
  expect(invoiced.answer.length).toBeGreaterThan(1);
  for (const plans of [months, counts, open, invoiced])
    expect([[...plans.tables], plans.statements]).toEqual([['invoice_tally'], 1]);
});
