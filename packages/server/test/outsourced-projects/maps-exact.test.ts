import { loadSample } from '@portal/demo/load-sample';
import { makeRandom } from '@portal/demo/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectScope } from '../../src/areas/outsourced-projects/scopes.ts';
import type { CallCtx } from '../../src/context.ts';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { foldAllChanges } from '../../src/lists/fold-changes.ts';
import { findWanted } from '../../src/lists/list-projects.ts';
import { orderedPageByMaps } from '../../src/lists/ordered-maps.ts';
import { projectTerms } from '../../src/lists/search-terms.ts';
import { countByMaps, type Mapped, pageByMaps } from '../../src/lists/term-maps.ts';
import { startDatabase } from '../../test-kit/start-database.ts';
import { partnerOf, staff } from './list-asker.ts';
import { expectedIds, type ModelProject, readModel } from './list-model.ts';
import { watchPlans } from './watch-plans.ts';

const ROWS = 1500;
const ROUNDS = 120;
const KIND: Mapped = { table: 'outsourced_project', map: 'outsourced' };

/** Names whose characters, pairs and threes come again, apart and overlapping. */
const HARD_NAMES = [
  '설설설설 치치치',
  '스마트 마트스 스마트마트',
  '누수와 수탐 탐지 누수 탐지',
  '각각각 각각',
  'ABCabc aBcAbC',
  '설치 공사 치 공 사무실 설치 공',
  '🏗️ 🏗️ 크레인 설치',
];

const KEYS = {
  projectName: [
    '설치',
    '설',
    '스마트',
    '스마트 가',
    '마트스마',
    '설설설설',
    '치치치치',
    '각각각각',
    '설치 공사',
    '치 공사',
    'cabc',
    '🏗️ 크',
    '탐지 누수 탐',
    '잠수함',
    '마트 ',
  ],
  placeName: ['타워', '물류센', '물류센터', '초등학', '한빛물류센터'],
  customerName: ['김', '김민', '김민준', '이서연'],
  pmName: ['김', '이', '윤주준', '준'],
  areaName: ['서울', '남'],
  companyName: ['한빛', '설비'],
  salesName: ['김', '이'],
};
const COLUMNS = { createdDtm_asc: 'id', startDate_asc: 'start_day', price_asc: 'price' } as const;
const STATUSES = ['A', 'A', 'P', 'N', 'Y', 'E', 'F', 'C'] as const;

let database: OpenDatabase;
let projects: ModelProject[];
let companies: number[];
const random = makeRandom(9);

beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
  await addHardNames();
}, 120_000);
afterAll(() => database.close());

const NOBODY = { customerName: '', placeName: '', pmUserIds: [] };

/** The highest price there can be. */
const MOST_WON = 999_999_999_999;

/** Some of each hard name, around the id at which the second block begins. */
async function addHardNames(): Promise<void> {
  const { db } = database;
  await sql`select setval(pg_get_serial_sequence('outsourced_project', 'id'), ${32_768 - HARD_NAMES.length})`.execute(
    db,
  );
  const people = { sales_user_id: 'sample-sales01', created_by: 'sample-sales01' };
  const rows = [...HARD_NAMES, ...HARD_NAMES].map((project_name, index) => ({
    ...people,
    project_name,
    status: index % 3 === 0 ? ('P' as const) : ('N' as const),
    price: 1,
    first_day: '2026-01-02',
    area_id: 3,
    search_terms: projectTerms({ ...NOBODY, projectName: project_name, areaId: 3 }),
  }));
  await db.insertInto('outsourced_project').values(rows).execute();
}

/** Status changes, awards taken back, renamings and deletions, as the portal's writes do them. */
async function changeSome(): Promise<void> {
  const { db } = database;
  await sql`update outsourced_project set status = 'F' where id % 11 = 0 and status in ('N', 'Y')`.execute(db);
  await sql`update outsourced_project set status = 'N', choice_company_id = null, choice_user_id = null
    where id % 5 = 0 and status = 'F'`.execute(db);
  await sql`update outsourced_project set deleted_at = now() where id % 7 = 0 and status in ('P', 'N', 'F')`.execute(
    db,
  );
  const terms = projectTerms({ ...NOBODY, projectName: '마트 스마트 가전 설치', areaId: 1 });
  await sql`update outsourced_project set project_name = '마트 스마트 가전 설치', customer_name = '', place_name = '',
    area_id = 1, search_terms = ${terms} where id % 97 = 3`.execute(db);
  await sql`delete from outsourced_pm where project_id % 97 = 3`.execute(db);
  await sql`update outsourced_project set price = case id % 9 when 0 then 0 when 1 then ${MOST_WON}::bigint else 1000000 end
    where id % 3 = 0`.execute(db);
  await sql`update outsourced_project set first_day = '2020-02-29' where id % 13 = 0`.execute(db);
}

function randomQuery() {
  const SearchType = random.pick(Object.keys(KEYS) as (keyof typeof KEYS)[]);
  return {
    SearchActiveStatus: random.pick(STATUSES),
    CompanyId: random.chance(0.25) ? (companies[random.whole(0, companies.length - 1)] ?? 0) : 0,
    SearchType,
    SearchKey: random.chance(0.8) ? random.pick(KEYS[SearchType]) : '',
    OrderType: random.pick(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]),
  };
}

async function compareOnce(): Promise<void> {
  const { db } = database;
  const query = randomQuery();
  const actor = random.chance(0.5) ? staff : partnerOf(companies[random.whole(0, companies.length - 1)] ?? 0);
  const ids = expectedIds(projects, actor, query);
  const wanted = await findWanted({ db, actor } as CallCtx, query, projectScope(actor, query.CompanyId));
  if (wanted.branches.length === 0) return expect(ids).toEqual([]);
  const parts = await countByMaps(db, KIND, wanted.match, wanted.branches);
  const offset = ids.length === 0 ? 0 : random.whole(0, ids.length - 1);
  const limit = Math.min(random.pick([1, 30, 1000]), Math.max(1, ids.length - offset));
  const column = COLUMNS[query.OrderType];
  const place = { column, offset, limit, nearest: random.pick([0, 1, 5, 50, 1000]) };
  const page = column === 'id' ? pageByMaps(KIND, wanted, place) : orderedPageByMaps(KIND, wanted, place);
  const { rows } = await sql<{ id: number }>`
    with ${page} select id from page join outsourced_project using (id) order by ${sql.ref(column)}, id`.execute(db);
  expect(
    { total: parts.reduce((total, part) => total + part, 0), page: rows.map(({ id }) => id) },
    JSON.stringify({ query, actor: actor.userType, place }),
  ).toEqual({ total: ids.length, page: ids.slice(offset, offset + limit) });
}

/** Many random lists, as they are now. */
async function compare(): Promise<void> {
  projects = await readModel(database);
  companies = [...new Set(projects.flatMap(({ company_id }) => company_id ?? []))];
  for (let round = 0; round < ROUNDS; round += 1) await compareOnce();
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from outsourced_change`.execute(
    database.db,
  );
  return rows[0]?.total ?? 0;
};

test('totals and pages equal the naive model before, while and after changes are folded in (0040)', async () => {
  await sql`insert into outsourced_change (id) select id from outsourced_project`.execute(database.db);
  await sql`delete from outsourced_map`.execute(database.db);
  await compare();
  await foldAllChanges(database);
  expect(await waiting()).toBe(0);
  await compare();
  await changeSome();
  expect(await waiting()).toBeGreaterThan(50);
  await compare();
  await foldAllChanges(database);
  expect(await waiting()).toBe(0);
  await compare();
}, 300_000);

test.each([
  ['a keyword of two letters in a state', 'projectName', '설치', 'Y'],
  ['a keyword of three letters', 'projectName', '스마트', 'A'],
  ['a keyword of which maps alone cannot be sure', 'projectName', '스마트 가', 'A'],
  ['a surname of several PMs', 'pmName', '김', 'A'],
] as const)('%s: totals and pages come from maps, never a scan (0040)', async (_name, type, key, status) => {
  const { watched, plansOf } = watchPlans(database);
  const filter = { SearchActiveStatus: status, SearchType: type, SearchKey: key };
  const wanted = await findWanted({ db: database.db, actor: staff } as CallCtx, filter, projectScope(staff, 0));
  const plans = await plansOf(async () => {
    const [total = 0] = await countByMaps(watched.db, KIND, wanted.match, wanted.branches);
    const slice = { offset: Math.floor(total / 2), limit: 5 };
    return sql<{ id: number }>`with ${pageByMaps(KIND, wanted, slice)} select id from page`.execute(watched.db);
  });
  expect(plans.answer.rows.length).toBeGreaterThan(0);
  expect([...plans.indexes]).toContain('outsourced_map_pkey');
  expect(plans.scans.filter((table) => table !== 'outsourced_change')).toEqual([]);
});

test('maps hold each term of each project, and none that nobody has any more', async () => {
  await foldAllChanges(database);
  const { rows } = await sql<{ wrong: number; empty: number }>`
    with held as (
      select distinct term, id from outsourced_project as project, unnest(outsourced_map_terms(project)) as term),
    mapped as (select term, block * 32768::bigint + place as id from outsourced_map, map_places(bits) as place)
    select count(*) filter (where held.id is null or mapped.id is null)::int as wrong,
      (select count(*)::int from outsourced_map where bit_count(bits) = 0) as empty
    from held full join mapped using (term, id)`.execute(database.db);
  expect(rows[0]).toEqual({ wrong: 0, empty: 0 });
});

test('a change of what no term is made of is not noted', async () => {
  await foldAllChanges(database);
  await sql`update outsourced_project set etc_memo = '고침', version = version + 1 where id < 100`.execute(database.db);
  expect(await waiting()).toBe(0);
});
