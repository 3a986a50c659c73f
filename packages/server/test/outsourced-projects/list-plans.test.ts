import { loadSample } from '@portal/demo/load-sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { foldAllChanges } from '../../src/lists/fold-changes.ts';
import { startDatabase } from '../../test-kit/start-database.ts';
import { countAs, listAs, partnerOf, staff } from './list-asker.ts';
import { watchPlans } from './watch-plans.ts';

const ROWS = 20_000;

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
let company: number;

beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
  await foldAllChanges(database);
  watch = watchPlans(database);
  const found = await database.db.selectFrom('company').select('id').where('name', '=', '한빛설비').executeTakeFirst();
  company = found?.id ?? 0;
}, 180_000);
afterAll(() => database.close());

/** What the planner does for the statements that one list call sends. */
async function plansOf(...[actor, fields]: [Parameters<typeof listAs>[1], Parameters<typeof listAs>[2]]) {
  const { answer, ...plans } = await watch.plansOf(() => listAs(watch.watched, actor, fields));
  return { ...plans, totalCount: answer.totalCount };
}

const LIVE = 'outsourced_project_live';
const STATUS = 'outsourced_project_by_status';
const COMPANY = 'outsourced_project_by_company';
const OWN_STATUS = 'outsourced_project_by_company_status';
const TERMS = 'outsourced_project_by_terms';
const START = 'outsourced_project_by_start';
const STATUS_START = 'outsourced_project_by_status_start';
const PRICE = 'outsourced_project_by_price';
const STATUS_PRICE = 'outsourced_project_by_status_price';
const MAPS = 'outsourced_map_pkey';
const TALLY = 'outsourced_tally_pkey';
const keyword = (SearchKey: string) => ({ SearchType: 'projectName', SearchKey });

const STAFF_CASES: [string, Record<string, string | number>, string][] = [
  ['no filter', {}, LIVE],
  ['oldest first', { OrderType: 'createdDtm_asc' }, LIVE],
  ['the last page', { Page: Math.ceil(ROWS / 30) }, LIVE],
  ['1000 rows', { PageSize: 1000 }, LIVE],
  ...['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'].map((SearchActiveStatus): [string, Record<string, string>, string] => [
    `status ${SearchActiveStatus}`,
    { SearchActiveStatus },
    STATUS,
  ]),
  ['a keyword in 40 % of the names', keyword('설치'), LIVE],
  ['its last page', { ...keyword('설치'), OrderType: 'createdDtm_asc' }, LIVE],
  ['a single letter', keyword('설'), LIVE],
  ['a rare keyword', keyword('누수'), TERMS],
  ['a keyword and a status', { ...keyword('설치'), SearchActiveStatus: 'Y' }, STATUS],
  ['a rare keyword of three letters', keyword('누수 '.concat('탐지')), TERMS],
  ['a region', { SearchType: 'areaName', SearchKey: '서울' }, LIVE],
  ['a company by name', { SearchType: 'companyName', SearchKey: '한빛설비' }, COMPANY],
  ['a rare site', { SearchType: 'placeName', SearchKey: '물류센' }, TERMS],
  ['a page in the middle', { Page: Math.floor(ROWS / 60) }, MAPS],
  ['a page in the middle of a keyword', { ...keyword('설치'), Page: 130 }, MAPS],
  ['a page in the middle of a state', { SearchActiveStatus: 'E', Page: 210 }, MAPS],
  ['a common keyword of three letters and more', keyword('설치 공사'), MAPS],
  ['by start', { OrderType: 'startDate_asc' }, START],
  ['by start, the last page', { OrderType: 'startDate_desc', Page: Math.ceil(ROWS / 30) }, START],
  ['by start in a state', { OrderType: 'startDate_asc', SearchActiveStatus: 'Y' }, STATUS_START],
  ['by price', { OrderType: 'price_desc' }, PRICE],
  ['by start in the middle', { OrderType: 'startDate_desc', Page: Math.floor(ROWS / 60) }, MAPS],
  ['by price in the middle of a keyword', { ...keyword('설치'), OrderType: 'price_asc', Page: 130 }, MAPS],
  ['by price in a state', { OrderType: 'price_asc', SearchActiveStatus: 'B' }, STATUS_PRICE],
];

test.each(STAFF_CASES)('staff, %s: the page comes from its index (LISTS-08)', async (_name, fields, index) => {
  const plans = await plansOf(staff, fields);
  expect(plans.totalCount).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain(index);
  expect([...plans.indexes]).toContain('outsourced_tally_pkey');
  expect(plans.scans).not.toContain('outsourced_project');
});

test('staff, a sales manager: counted by the tally, never a scan (LISTS-23)', async () => {
  const seller = await database.db
    .selectFrom('portal_user')
    .select('user_name')
    .where('user_id', '=', 'sample-sales01')
    .executeTakeFirstOrThrow();
  const plans = await plansOf(staff, { SearchType: 'salesName', SearchKey: seller.user_name });
  expect(plans.totalCount).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain(TALLY);
  expect(plans.scans).not.toContain('outsourced_project');
});

test('staff, a company: its own index, alone or with a status', async () => {
  expect((await plansOf(staff, { CompanyId: company })).indexes).toContain(COMPANY);
  const both = await plansOf(staff, { CompanyId: company, SearchActiveStatus: 'E' });
  expect(both.indexes).toContain(OWN_STATUS);
  expect(both.scans).not.toContain('outsourced_project');
});

test.each([
  ['a company', 'company_id', () => ({ CompanyId: company })],
  ['a state', 'status', () => ({ SearchActiveStatus: 'N' })],
])('staff, %s: of the tally only its own rows are read', async (_name, column, fields) => {
  const conditions = (await plansOf(staff, fields())).conditionsOf(TALLY);
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.filter((condition) => !condition.includes(column))).toEqual([]);
});

test('partners, no filter: one walk per visible state, merged and not sorted (D-43)', async () => {
  const plans = await plansOf(partnerOf(company), {});
  expect(plans.indexes).toContain(STATUS);
  expect(plans.indexes).toContain(OWN_STATUS);
  expect(plans.scans).not.toContain('outsourced_project');
  expect([...plans.sorted]).not.toContain('outsourced_project');
});

test.each([
  ['a state of all companies', { SearchActiveStatus: 'N' }, STATUS],
  ['a state of the own company', { SearchActiveStatus: 'E' }, OWN_STATUS],
  ['a common keyword', keyword('설치'), STATUS],
  ['a rare keyword', keyword('누수'), TERMS],
])('partners, %s: the page comes from its index', async (_name, fields, index) => {
  const plans = await plansOf(partnerOf(company), fields);
  expect(plans.indexes).toContain(index);
  expect(plans.scans).not.toContain('outsourced_project');
});

test.each([
  ['staff, no filter', staff, {}],
  ['partners, no filter', 'partner', {}],
  ['a common keyword', staff, keyword('설치')],
  ['a region', staff, { SearchType: 'areaName', SearchKey: '서울' }],
  ['a customer', 'partner', { SearchType: 'customerName', SearchKey: '김' }],
  ['waiting work', { ...staff, userId: 'sample-pm01' }, { SearchTodo: 'unsent' }],
] as const)(
  'counts of all states, %s: one look at the tally, none at projects (CALLS-127)',
  async (_name, who, fields) => {
    const actor = who === 'partner' ? partnerOf(company) : who;
    const plans = await watch.plansOf(() => countAs(watch.watched, actor, fields));
    expect(plans.answer.some(({ count }) => count > 0)).toBe(true);
    expect([[...plans.indexes].filter((index) => index.startsWith('outsourced')), plans.projectNodes]).toEqual([
      [TALLY],
      [],
    ]);
  },
);

test.each([
  ['unposted', 'sample-sales01'],
  ['starting', 'sample-pm01'],
  ['unsent', 'sample-pm01'],
  ['unrated', 'sample-pm01'],
  ['unconfirmed', 'sample-pm01'],
] as const)(
  'waiting work %s: counted and read without a scan of the projects (LISTS-21)',
  async (SearchTodo, userId) => {
    for (const SearchScope of ['mine', 'team']) {
      const fields = { SearchTodo, SearchScope, OrderType: 'startDate_asc', PageSize: 5 };
      const plans = await plansOf({ ...staff, userId }, fields);
      expect([...plans.indexes]).toContain(TALLY);
      expect(plans.scans).not.toContain('outsourced_project');
    }
  },
);

test('waiting work of nobody costs no more than the tally', async () => {
  const plans = await plansOf({ ...staff, userId: 'nobody' }, { SearchTodo: 'unsent' });
  expect([plans.totalCount, plans.projectNodes]).toEqual([0, []]);
});

test('an absent keyword is answered by the tally alone', async () => {
  const plans = await plansOf(staff, keyword('잠수'));
  expect(plans.totalCount).toBe(0);
  expect(plans.projectNodes).toEqual([]);
});
