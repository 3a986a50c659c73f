import {
  PARTNER_LIST_STATUSES,
  PROJECT_STATUSES,
  SEEN_STATUSES,
} from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { randomOfRun, roundsOf } from '#test-kit/random-rounds.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { countAs, listAs, partnerOf, staff } from './list-calls.ts';
import { expectedIds, type ModelProject, type ModelQuery, readModel } from './list-model.ts';

const ROWS = 3000;
const ROUNDS = roundsOf(150);

/** Names that are hard to search: wildcards, quotes, upper case, composed letters, surrogate pairs. */
const HARD_NAMES = [
  '100% 설치_완료 (A동)',
  "O'Neil \\ 백슬래시",
  'ABCabc 스마트 출입통제 설치',
  'CAFÉ Élan 누수',
  '각각각 설설치치',
  '치 공사 공 사무실 스마트 마트스',
  '누수와 수탐 탐지 누수',
  '가',
  '🏗️ 크레인 설치',
  '강남 설치'.normalize('NFD').normalize('NFC'),
];

const KEYS = [
  '설치',
  '누수',
  '잠수',
  '설',
  '%',
  '_',
  '0%',
  's',
  'cc',
  'CCTV',
  'cctv 설',
  'é',
  'É',
  'fé é',
  '설설',
  '각각각각',
  '각각각',
  '출입통제 설치',
  '설치 공사',
  '공사무실',
  '스마트스',
  '누수탐지',
  '치 공',
  "'",
  "o'n",
  '\\',
  '\\ 백',
  '🏗',
  '🏗️ ',
  '설치'.normalize('NFD'),
  '강남'.normalize('NFD'),
  ' 설치 ',
  ' ',
  '',
  '가',
  '에어컨 설치 공사',
  '없는 낱말이다',
  'a\u0000b',
  '치설',
] as const;
const NAMES = [
  '김',
  '이',
  '민',
  '준',
  '서울',
  '남',
  '북',
  '경',
  '한빛',
  '설비',
  '전기',
  '한빛설비',
  'CCTV',
  '배선',
  '김민',
  'A',
] as const;
const STATUSES = ['A', 'A', 'A', 'P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C', 'taken', 'taken', 'X'] as const;
const TYPES = [
  'projectName',
  'projectName',
  'areaName',
  'tradeName',
  'companyName',
  'pmName',
  'salesName',
  'customerName',
  'placeName',
  '',
  'secret',
] as const;
const ORDERS = [
  'createdDtm_desc',
  'createdDtm_asc',
  'startDate_asc',
  'startDate_desc',
  'price_asc',
  'price_desc',
  'companyName_asc',
  'companyName_desc',
  'price; drop table area',
] as const;
const SIZES = [5, 10, 30, 1000] as const;

let database: OpenDatabase;
let projects: ModelProject[];
let companies: number[];
const random = randomOfRun();

beforeAll(async () => {
  database = await startSample(ROWS);
  await addHardNames();
  await changeSome();
  projects = await readModel(database);
  companies = [...new Set(projects.flatMap(({ company_id }) => company_id ?? []))];
});
afterAll(() => database.close());

async function addHardNames(): Promise<void> {
  for (const [index, project_name] of HARD_NAMES.entries()) {
    await database.db
      .insertInto('outsourced_project')
      .values({
        project_name,
        status: index % 2 === 0 ? 'N' : 'P',
        price: 1,
        first_day: '2026-01-02',
        area_id: 3,
        sales_user_id: 'sample-sales01',
        created_by: 'sample-sales01',
      })
      .execute();
  }
}

/** Changes states, winners and names and deletes some, as the portal's writes do. */
async function changeSome(): Promise<void> {
  const { db } = database;
  await sql`update outsourced_project set status = 'F' where id % 11 = 0 and status in ('N', 'Y')`.execute(db);
  await sql`update outsourced_project set status = 'N', choice_company_id = null, choice_user_id = null
    where id % 13 = 0 and status = 'F'`.execute(db);
  await sql`update outsourced_project set deleted_at = now() where id % 7 = 0 and status in ('P', 'N', 'F', 'C')`.execute(
    db,
  );
  await sql`update outsourced_project set project_name = '이름 바꾼 누수 현장', area_id = 1, pm_ids = '{}'
    where id in (17, 170, 1700)`.execute(db);
  await sql`delete from outsourced_pm where project_id in (17, 170, 1700)`.execute(db);
  // Awards and completions at the edges of a day in Seoul.
  await sql`update outsourced_project set choice_at = date_trunc('day', choice_at) + interval '15 hours'
    where id % 5 = 0 and choice_at is not null`.execute(db);
  await sql`update outsourced_project set completed_at = date_trunc('day', choice_at) + interval '15 hours' - (id % 2) * interval '1 ms'
    where status in ('YY', 'B', 'E')`.execute(db);
}

const EVERYTHING: ModelQuery = {
  SearchActiveStatus: 'A',
  CompanyId: 0,
  SearchType: '',
  SearchKey: '',
  OrderType: 'createdDtm_desc',
};

const some = (values: readonly unknown[]): string =>
  random.chance(0.3) ? Array.from({ length: random.whole(1, 3) }, () => random.pick(values)).join('^') : '';

/** Random conditions of several values, each of them in a third of the queries. Nonsense among them is ignored. */
const randomConditions = () => ({
  SearchStatuses: some(['P', 'N', 'Y', 'YY', 'B', 'E']),
  SearchCompanies: some(companies),
  SearchAreas: some(projects.map(({ area_id }) => area_id)),
  SearchPms: some(projects.flatMap(({ pm_ids }) => pm_ids)),
  SearchStartFrom: random.chance(0.2) ? random.pick(projects).start : '',
  SearchStartTo: random.chance(0.2) ? random.pick(projects).start : '',
  SearchAwardFrom: random.chance(0.1) ? random.pick(projects).awarded : '',
  SearchAwardTo: random.chance(0.1) ? random.pick(projects).awarded : '',
  SearchBillFrom: random.chance(0.1) ? random.pick(projects).billed : '',
  SearchBillTo: random.chance(0.1) ? random.pick(projects).billed : '',
  SearchDoneFrom: random.chance(0.1) ? random.pick(projects).done : '',
  SearchDoneTo: random.chance(0.1) ? random.pick(projects).done : '',
  SearchPriceFrom: random.chance(0.2) ? String(random.pick(projects).amount) : '',
  SearchPriceTo: random.chance(0.2) ? String(random.pick(projects).amount) : '',
});

function randomQuery(): ModelQuery {
  const SearchType = random.pick(TYPES);
  return {
    SearchActiveStatus: random.pick(STATUSES),
    CompanyId: random.chance(0.25) ? (companies[random.whole(0, companies.length - 1)] ?? 0) : 0,
    SearchType,
    SearchKey: ['projectName', 'placeName'].includes(SearchType) ? random.pick(KEYS) : random.pick(NAMES),
    OrderType: random.pick(ORDERS),
    ...(random.chance(0.5) ? randomConditions() : {}),
  };
}

/** A random page, often the first, the last or one behind the last. */
function randomPage(total: number, size: number): number {
  const last = Math.max(1, Math.ceil(total / size));
  return random.pick([1, last, last + 1, random.whole(1, last), random.whole(1, last)]);
}

test('every list equals the naive model: total, rows, order and numbers (D-43, D-49, D-143, D-247)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const conditions = randomQuery();
    const actor = random.chance(0.5) ? staff : partnerOf(companies[random.whole(0, companies.length - 1)] ?? 0);
    const isUnknown =
      conditions.SearchActiveStatus === 'X' || (actor === staff && conditions.SearchActiveStatus === 'taken');
    // Contractors have no order by a column that is masked for them (D-670).
    const isMasked = actor !== staff && conditions.OrderType.startsWith('companyName');
    const query = {
      ...conditions,
      ...(isUnknown ? { SearchActiveStatus: 'A' } : {}),
      ...(isMasked ? { OrderType: 'createdDtm_desc' } : {}),
    };
    const expected = expectedIds(projects, actor, query);
    const PageSize = random.pick(SIZES);
    const Page = randomPage(expected.length, PageSize);
    const { rows, totalCount } = await listAs(database, actor, { ...conditions, Page, PageSize });
    const before = (Page - 1) * PageSize;
    const page = expected.slice(before, before + PageSize);
    const numbers = page.map((_, index) =>
      query.OrderType.endsWith('_asc') ? before + index + 1 : expected.length - before - index,
    );
    expect(
      { totalCount, ids: rows.map(({ id }) => id), numbers: rows.map(({ no }) => no) },
      JSON.stringify({ query, Page }),
    ).toEqual({
      totalCount: expected.length,
      ids: page,
      numbers,
    });
  }
});

test('the count of each state equals the total of the list in that state (CALLS-127)', async () => {
  for (let round = 0; round < ROUNDS / 5; round += 1) {
    const query = randomQuery();
    const actor = random.chance(0.5) ? staff : partnerOf(companies[random.whole(0, companies.length - 1)] ?? 0);
    const counts = await countAs(database, actor, query);
    const statuses = actor === staff ? PROJECT_STATUSES : SEEN_STATUSES;
    const expected = statuses.map((status) => ({
      status,
      count: expectedIds(projects, actor, { ...query, SearchActiveStatus: status, SearchStatuses: '' }).length,
    }));
    expect(counts, JSON.stringify(query)).toEqual(expected);
  }
});

test('each state that a contractor can see has a button, so that the counts add up to 전체 (D-273)', async () => {
  for (const companyId of companies.slice(0, 3)) {
    const actor = partnerOf(companyId);
    const counts = await countAs(database, actor, {});
    const shown = counts.filter(({ status }) => PARTNER_LIST_STATUSES.some((code) => code === status));
    const { totalCount } = await listAs(database, actor, { SearchActiveStatus: 'A' });
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
  }
});

test('every keyword finds exactly the names that contain it (D-143)', async () => {
  for (const SearchKey of KEYS) {
    for (const actor of [staff, partnerOf(companies[0] ?? 0)]) {
      const query = { ...EVERYTHING, SearchType: 'projectName', SearchKey };
      const expected = expectedIds(projects, actor, query);
      const { rows, totalCount } = await listAs(database, actor, { ...query, PageSize: 1000 });
      expect({ SearchKey, totalCount, ids: rows.map(({ id }) => id) }).toEqual({
        SearchKey,
        totalCount: expected.length,
        ids: expected.slice(0, 1000),
      });
    }
  }
});

test('the tally equals a count of the projects after all these writes', async () => {
  const { rows } = await sql<{ wrong: number }>`
    with counted as (
      select coalesce(choice_company_id, 0) as company_id, status, count(*) as total
      from outsourced_project where deleted_at is null group by 1, 2),
    tallied as (select coalesce(choice_company_id, 0) as company_id, status, total from outsourced_tally)
    select count(*) as wrong from tallied t full join counted c using (company_id, status)
    where coalesce(t.total, 0) <> coalesce(c.total, 0)`.execute(database.db);
  expect(rows[0]?.wrong).toBe(0);
});

test('conditions without a readable value do not filter, and narrow no list of a contractor (D-337)', async () => {
  const nonsense = { SearchStatuses: 'X', SearchAreas: 'x^-1', SearchStartFrom: '2026-02-31', SearchPriceTo: '1e3' };
  const { totalCount } = await listAs(database, staff, {});
  expect((await listAs(database, staff, nonsense)).totalCount).toBe(totalCount);
  const partner = partnerOf(companies[0] ?? 0);
  const conditions = { SearchCompanies: String(companies[1]), SearchPriceFrom: '1', SearchStatuses: 'Y' };
  expect(await listAs(database, partner, conditions)).toEqual(await listAs(database, partner, {}));
});

test('a company id that is too large for the database finds nothing', async () => {
  expect(await listAs(database, staff, { CompanyId: 99_999_999_999 })).toEqual({ rows: [], totalCount: 0 });
});
