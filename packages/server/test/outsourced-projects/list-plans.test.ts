import { lastPage } from '@portal/contract/core/paging';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFormerSites } from '#areas/outsourced-projects/queries/former-sites.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { countAs, listAs, partnerOf, staff } from './list-calls.ts';
import { watchPlans } from './watch-plans.ts';

const ROWS = 20_000;

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
let company: number;

beforeAll(async () => {
  database = await startSample(ROWS);
  // The sample completes none. A few are enough to be found.
  await sql`update outsourced_project set completed_at = choice_at + interval '1 day'
    where status in ('YY', 'B', 'E') and id % 40 = 0`.execute(database.db);
  // Else the plans depend on when the database counts its rows by itself.
  await sql`vacuum analyze`.execute(database.db);
  watch = watchPlans(database);
  const found = await database.db.selectFrom('company').select('id').where('name', '=', '한빛설비').executeTakeFirst();
  company = found?.id ?? 0;
});
afterAll(() => database.close());

/** The plans of the statements that one list call sends. */
async function plansOf(...[actor, fields]: [Parameters<typeof listAs>[1], Parameters<typeof listAs>[2]]) {
  const { answer, ...plans } = await watch.plansOf(() => listAs(watch.watched, actor, fields));
  return { ...plans, totalCount: answer.totalCount };
}

const index = (name: string): string => `outsourced_project_${name}`;
const keyword = (SearchKey: string, SearchType = 'projectName') => ({ SearchType, SearchKey });

/** Lists with a total from the tally and a page from one ordered index. */
const TALLIED: [string, Record<string, string | number>, string][] = [
  ['no filter', {}, index('live')],
  ['oldest first', { OrderType: 'createdDtm_asc' }, index('live')],
  ['the last page', { Page: lastPage(ROWS, 30) }, index('live')],
  ['a page in the middle', { Page: Math.floor(ROWS / 60) }, index('live')],
  ['1000 rows', { PageSize: 1000 }, index('live')],
  ...['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'].map((SearchActiveStatus): [string, Record<string, string>, string] => [
    `status ${SearchActiveStatus}`,
    { SearchActiveStatus },
    index('by_status'),
  ]),
  ['a page in the middle of a state', { SearchActiveStatus: 'E', Page: 210 }, index('by_status')],
  ['by start', { OrderType: 'startDate_asc' }, index('by_start')],
  ['by start, the last page', { OrderType: 'startDate_desc', Page: lastPage(ROWS, 30) }, index('by_start')],
  ['by start in the middle', { OrderType: 'startDate_desc', Page: Math.floor(ROWS / 60) }, index('by_start')],
  ['by start in a state', { OrderType: 'startDate_asc', SearchActiveStatus: 'Y' }, index('by_status_start')],
  ['by price', { OrderType: 'price_desc' }, index('by_amount')],
  ['by price in a state', { OrderType: 'price_asc', SearchActiveStatus: 'B' }, index('by_status_amount')],
];

test.each(TALLIED)('staff, %s: an index gives the page, the tally the total (LISTS-08)', async (...one) => {
  const [, fields, name] = one;
  const plans = await plansOf(staff, fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain(name);
  expect([...plans.tables]).toContain('outsourced_tally');
  expect(plans.scans).not.toContain('outsourced_project');
});

test('the order by price of the version before, without the extra amount, has its indexes', async () => {
  const ordered = (SearchStatus: string | undefined) =>
    watch.plansOf(() =>
      sql`select id from outsourced_project where deleted_at is null
          and ${SearchStatus === undefined ? sql`true` : sql`status = ${SearchStatus}`}
        order by price desc, id desc limit 30`.execute(watch.watched.db),
    );
  expect([...(await ordered(undefined)).indexes]).toEqual([index('by_price')]);
  expect([...(await ordered('B')).indexes]).toEqual([index('by_status_price')]);
});

test.each([
  ['all of them', {}],
  ['the last page', { Page: lastPage(ROWS, 30) }],
  ['a page in the middle of a state', { SearchActiveStatus: 'E', Page: 210 }],
])('staff, by company, %s: one narrow index holds what is sorted (D-670)', async (_name, fields) => {
  for (const OrderType of ['companyName_asc', 'companyName_desc']) {
    const plans = await plansOf(staff, { ...fields, OrderType });
    expect(plans.totalCount).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain(index('by_winner_status'));
    expect([...plans.tables]).toContain('outsourced_tally');
    expect(plans.scans).not.toContain('outsourced_project');
  }
});

/** Keyword searches, whose hits are collected from an index once. */
const COLLECTED: [string, Record<string, string | number>, string][] = [
  ['a keyword in 40 % of the names', keyword('설치'), index('by_text')],
  ['its middle page by price', { ...keyword('설치'), OrderType: 'price_asc', Page: 130 }, index('by_text')],
  ['a single letter', keyword('설'), index('by_text')],
  ['a rare keyword', keyword('누수'), index('by_text')],
  ['a keyword of more letters', keyword('누수 탐지'), index('by_text')],
  ['a rare site', keyword('물류센', 'placeName'), index('by_text')],
  ['a customer', keyword('김', 'customerName'), index('by_text')],
  ['a PM', keyword('김', 'pmName'), index('by_pm')],
];

test.each(COLLECTED)('staff, %s: an index finds the rows, never a scan (LISTS-08)', async (_name, fields, name) => {
  const plans = await plansOf(staff, fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain(name);
  expect(plans.scans).not.toContain('outsourced_project');
});

/** Two regions and a company as conditions. */
const conditionsOf = async () => {
  const areas = await database.db.selectFrom('area').select('id').orderBy('id').limit(2).execute();
  const SearchAreas = areas.map(({ id }) => id).join('^');
  return { SearchAreas, SearchCompanies: String(company) };
};

test.each([
  ['PMs', { SearchPms: 'sample-pm01^sample-pm02' }, [index('by_pm')]],
  ['a period', { SearchStartFrom: '2025-03-10', SearchStartTo: '2025-03-21' }, [index('by_start')]],
  ['amounts', { SearchPriceFrom: '50000000' }, [index('by_amount'), index('by_status_amount')]],
  ['a period of awards', { SearchAwardFrom: '2025-03-10', SearchAwardTo: '2025-03-21' }, [index('by_award')]],
  ['a period of invoices', { SearchBillFrom: '2025-03-10', SearchBillTo: '2025-03-21' }, [index('by_invoice_day')]],
  ['a period of completions', { SearchDoneFrom: '2025-02-01', SearchDoneTo: '2025-04-30' }, [index('by_completion')]],
])('staff, %s: an index finds the rows of a condition (D-337)', async (_name, fields, names) => {
  const plans = await plansOf(staff, fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect(names.some((name) => plans.indexes.has(name))).toBe(true);
  expect(plans.scans).not.toContain('outsourced_project');
});

test('staff, trades: an index finds the rows of a condition and of a keyword (D-423)', async () => {
  const trade = await database.db.selectFrom('trade').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
  for (const fields of [{ SearchTrades: String(trade.id) }, keyword(trade.name, 'tradeName')]) {
    const plans = await plansOf(staff, fields);
    expect(plans.totalCount).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain(index('by_trade'));
    expect(plans.scans).not.toContain('outsourced_project');
  }
});

test.each([
  ['rare states', { SearchStatuses: 'P^N' }],
  ['rare states, oldest first', { SearchStatuses: 'P^N', OrderType: 'createdDtm_asc' }],
  ['rare states, by price', { SearchStatuses: 'P^N', OrderType: 'price_desc' }],
  ['common states, a page in the middle', { SearchStatuses: 'B^E', Page: 200 }],
])('staff, %s: indexes give the page, the tally the total (D-337)', async (_name, fields) => {
  const plans = await plansOf(staff, fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect([...plans.tables]).toContain('outsourced_tally');
  expect(plans.scans).not.toContain('outsourced_project');
});

test('staff, regions and companies: indexes find the rows, the tally counts companies (D-337)', async () => {
  const { SearchAreas, SearchCompanies } = await conditionsOf();
  const areas = await plansOf(staff, { SearchAreas });
  expect([...areas.indexes]).toContain(index('by_area'));
  const companies = await plansOf(staff, { SearchCompanies, SearchStatuses: 'Y^YY' });
  expect([...companies.tables]).toContain('outsourced_tally');
  for (const plans of [areas, companies]) {
    expect(plans.totalCount).toBeGreaterThan(0);
    expect(plans.scans).not.toContain('outsourced_project');
  }
});

test('staff, a sales manager or a region: an index finds the rows (LISTS-23)', async () => {
  const named = await database.db
    .selectFrom('portal_user')
    .select('user_name')
    .where('user_id', '=', 'sample-sales01')
    .executeTakeFirstOrThrow();
  const sales = await plansOf(staff, keyword(named.user_name, 'salesName'));
  expect(sales.totalCount).toBeGreaterThan(0);
  expect([...sales.indexes]).toContain(index('by_sales'));
  const region = await plansOf(staff, keyword('서울', 'areaName'));
  expect(region.totalCount).toBeGreaterThan(0);
  expect([...region.indexes]).toContain(index('by_area'));
});

test('staff, a company: its own index, alone, by name or with a state', async () => {
  expect((await plansOf(staff, { CompanyId: company })).indexes).toContain(index('by_company'));
  const both = await plansOf(staff, { CompanyId: company, SearchActiveStatus: 'E' });
  expect(both.indexes).toContain(index('by_winner_status'));
  const named = await plansOf(staff, keyword('한빛설비', 'companyName'));
  expect([...named.tables]).toContain('outsourced_tally');
  for (const plans of [both, named]) expect(plans.scans).not.toContain('outsourced_project');
});

test.each([
  ['no filter', {}],
  ['a state of all companies', { SearchActiveStatus: 'N' }],
  ['a state of the own company', { SearchActiveStatus: 'E' }],
  ['own awards', { SearchActiveStatus: 'Y' }],
  ['taken by others', { SearchActiveStatus: 'taken' }],
  ['taken by others, by price', { SearchActiveStatus: 'taken', OrderType: 'price_desc' }],
  ['taken by others, page 50', { SearchActiveStatus: 'taken', Page: 50 }],
  ['a common keyword', keyword('설치')],
  ['a rare keyword', keyword('누수')],
  ['a customer', keyword('김', 'customerName')],
])('partners, %s: indexes give the page (D-43)', async (_name, fields) => {
  const plans = await plansOf(partnerOf(company), fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect(plans.scans).not.toContain('outsourced_project');
});

test.each([
  ['staff, no filter', staff, {}],
  ['staff, a company by name', staff, keyword('한빛설비', 'companyName')],
  ['partners, no filter', 'partner', {}],
] as const)('counts of all states, %s: from the tally, without reading projects (CALLS-127)', async (...one) => {
  const [, who, fields] = one;
  const actor = who === 'partner' ? partnerOf(company) : who;
  const plans = await watch.plansOf(() => countAs(watch.watched, actor, fields));
  expect(plans.answer.some(({ count }) => count > 0)).toBe(true);
  expect([[...plans.tables].includes('outsourced_tally'), plans.projectNodes]).toEqual([true, []]);
});

test.each([
  ['unposted', 'sample-sales01'],
  ['startsToday', 'sample-pm01'],
  ['starting', 'sample-pm01'],
  ['startsThisWeek', 'sample-sales01'],
  ['unsent', 'sample-pm01'],
  ['unrated', 'sample-pm01'],
  ['unconfirmed', 'sample-pm01'],
] as const)('waiting work %s: an index finds it (LISTS-21)', async (SearchTodo, userId) => {
  for (const SearchScope of ['mine', 'team']) {
    const fields = { SearchTodo, SearchScope, OrderType: 'startDate_asc', PageSize: 5 };
    const plans = await plansOf({ ...staff, userId }, fields);
    expect(plans.scans).not.toContain('outsourced_project');
  }
});

test('a long page needs as many statements as a short one', async () => {
  const [few, many] = [await plansOf(staff, { PageSize: 5 }), await plansOf(staff, { PageSize: 1000 })];
  expect(many.statements).toBe(few.statements);
});

test.each(['설치', '물류센터', '김', '없는현장'])(
  'former sites of %s are found without a scan (D-321)',
  async (key) => {
    const plans = await watch.plansOf(() => listFormerSites(watch.watched.db, key));
    expect(plans.statements).toBe(1);
    expect(plans.scans).not.toContain('outsourced_project');
    expect(plans.scans).not.toContain('outsourced_material');
  },
);
