import { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { INTERNAL_TODOS } from '@portal/contract/areas/internal-projects/todos';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProjects } from '#areas/internal-projects/read-projects.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';
import type { Database } from '#db/schema.ts';
import { randomOfRun, roundsOf } from '#test-kit/random-rounds.ts';
import { startSample } from '#test-kit/start-sample.ts';
import { staff } from '../outsourced-projects/list-calls.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const ROWS = 2500;
const ROUNDS = roundsOf(100);

type Model = {
  id: number;
  status: string;
  name: string;
  area_id: number;
  area: string;
  start: string;
  done: string;
  pm_ids: string[];
  pms: string[];
};

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
let projects: Model[];
const random = randomOfRun();

beforeAll(async () => {
  database = await startSample(ROWS);
  await copyProjects(database.db);
  await changeSome(database.db);
  await sql`vacuum analyze internal_project, internal_pm`.execute(database.db);
  watch = watchPlans(database);
  projects = await readModel(database.db);
});
afterAll(() => database.close());

/** Inserts internal projects with the names, regions, people and ages of the sample's projects. Most are completed. */
async function copyProjects(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into internal_project (status, project_type, project_name, area_id, start_date, sales_user_id, created_by,
      pm_ids)
    select case when id % 10 = 0 then 'C' when id > ${ROWS * 0.8} then 'N' else 'YY' end, 'P', project_name, area_id,
      date '2026-11-20' + (id * 37 % 60)::int, sales_user_id, created_by,
      pm_ids
    from outsourced_project order by id`.execute(db);
  await sql`insert into internal_pm select * from outsourced_pm`.execute(db);
}

/** Changes states and names and deletes some, as the portal's writes do. */
async function changeSome(db: Kysely<Database>): Promise<void> {
  await sql`update internal_project set status = 'YY' where id % 11 = 0 and status = 'N'`.execute(db);
  await sql`update internal_project set deleted_at = now() where id % 7 = 0 and status in ('N', 'C')`.execute(db);
  await sql`update internal_project set project_name = '100% O''Neil 누수_현장', area_id = 1, pm_ids = '{}'
    where id in (17, 170, 1700)`.execute(db);
  await sql`delete from internal_pm where project_id in (17, 170, 1700)`.execute(db);
  // Completions at the edges of a day in Seoul.
  await sql`update internal_project
    set completed_at = start_date + interval '1 day 15 hours' - (id % 2) * interval '1 ms' where status = 'YY'`.execute(
    db,
  );
}

async function readModel(db: Kysely<Database>): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select p.id, p.status, p.project_name as name, p.area_id, a.name as area, p.start_date::text as start,
      coalesce((p.completed_at at time zone 'Asia/Seoul')::date::text, '') as done, p.pm_ids,
      array(select u.user_name from internal_pm m join portal_user u using (user_id) where m.project_id = p.id) as pms
    from internal_project p join area a on a.id = p.area_id where p.deleted_at is null order by p.id desc`.execute(db);
  return rows;
}

const ask = (db: Kysely<Database>, fields: Record<string, string | number>) =>
  listProjects(
    { db, actor: staff, from: { address: '' }, now: () => new Date() } as CallCtx,
    internalProjectCalls.listProjects.request.parse(fields),
  );

/** Whether every condition of several values holds. */
function fits({ status, area_id, pm_ids, start, done }: Model, query: Record<string, string>): boolean {
  const isAmong = (name: string, values: readonly unknown[]) =>
    !query[name] || values.some((value) => query[name]?.split('^').includes(String(value)));
  return (
    isAmong('SearchStatuses', [status]) &&
    isAmong('SearchAreas', [area_id]) &&
    isAmong('SearchPms', pm_ids) &&
    start >= (query['SearchStartFrom'] || '') &&
    start <= (query['SearchStartTo'] || '9999') &&
    done >= (query['SearchDoneFrom'] || '') &&
    (!query['SearchDoneTo'] || (done !== '' && done <= query['SearchDoneTo']))
  );
}

const some = (values: readonly unknown[]): string =>
  random.chance(0.2) ? [random.pick(values), random.pick(values)].join('^') : '';

const randomConditions = () => ({
  SearchStatuses: some(['N', 'YY', 'C']),
  SearchAreas: some(projects.map(({ area_id }) => area_id)),
  SearchPms: some(projects.flatMap(({ pm_ids }) => pm_ids)),
  SearchStartFrom: random.chance(0.2) ? random.pick(projects).start : '',
  SearchStartTo: random.chance(0.2) ? random.pick(projects).start : '',
  SearchDoneFrom: random.chance(0.1) ? random.pick(projects).done : '',
  SearchDoneTo: random.chance(0.1) ? random.pick(projects).done : '',
});

function expectedIds(query: Record<string, string>): number[] {
  const key = (query['SearchKey'] ?? '').trim().normalize('NFC').toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(key);
  const status = query['SearchActiveStatus'];
  const found = projects
    .filter((project) => status === 'A' || project.status === status)
    .filter((project) => fits(project, query))
    .filter((project) => {
      if (key === '') return true;
      if (query['SearchType'] === 'projectName') return has(project.name);
      if (query['SearchType'] === 'areaName') return has(project.area);
      return query['SearchType'] === 'pmName' ? project.pms.some(has) : true;
    });
  const [field, direction] = (query['OrderType'] ?? '').split('_');
  const newestFirst =
    field === 'startDate'
      ? found.sort((one, other) => other.start.localeCompare(one.start) || other.id - one.id)
      : found;
  const ids = newestFirst.map(({ id }) => id);
  return direction === 'asc' ? ids.reverse() : ids;
}

const KEYS = [
  '설치',
  '누수',
  '잠수',
  '설',
  '%',
  '_',
  'cctv',
  '설치 공사',
  "o'n",
  '출입통제 설치',
  ' ',
  'CCTV 설',
] as const;
const NAMES = ['김', '이', '민', '서울', '남', '경', '북', 'A'] as const;

test('the internal list equals the naive model: total, rows, order and numbers (D-49)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const SearchType = random.pick(['projectName', 'projectName', 'areaName', 'pmName', '']);
    const query = {
      SearchActiveStatus: random.pick(['A', 'A', 'N', 'YY', 'C']),
      SearchType,
      SearchKey: SearchType === 'projectName' ? random.pick(KEYS) : random.pick(NAMES),
      OrderType: random.pick(['createdDtm_desc', 'createdDtm_asc', 'startDate_desc', 'startDate_asc']),
      ...randomConditions(),
    };
    const expected = expectedIds(query);
    const PageSize = random.pick([5, 30, 1000]);
    const last = Math.max(1, Math.ceil(expected.length / PageSize));
    const Page = random.pick([1, last, last + 1, random.whole(1, last)]);
    const { rows, totalCount } = await ask(database.db, { ...query, Page, PageSize });
    const before = (Page - 1) * PageSize;
    const page = expected.slice(before, before + PageSize);
    const numbers = page.map((_, index) =>
      query.OrderType.endsWith('_asc') ? before + index + 1 : expected.length - before - index,
    );
    const read = { totalCount, ids: rows.map(({ id }) => id), numbers: rows.map(({ no }) => no) };
    expect(read, JSON.stringify({ query, Page, PageSize })).toEqual({
      totalCount: expected.length,
      ids: page,
      numbers,
    });
  }
});

describe('plans of the internal list', () => {
  const LIVE = 'internal_project_live';
  const STATUS = 'internal_project_by_status';
  const TEXT = 'internal_project_by_text';
  const keyword = (SearchKey: string) => ({ SearchType: 'projectName', SearchKey });

  test.each<[string, Record<string, string | number>, string]>([
    ['no filter', {}, LIVE],
    ['oldest first', { OrderType: 'createdDtm_asc' }, LIVE],
    ['the last page', { Page: 70 }, LIVE],
    ['a state', { SearchActiveStatus: 'C' }, STATUS],
    ['a rare keyword', keyword('누수'), TEXT],
    ['a rare keyword of more letters', keyword('누수 탐지'), TEXT],
    ['a period', { SearchStartFrom: '2026-12-01', SearchStartTo: '2026-12-03' }, 'internal_project_by_start'],
    [
      'a period of completions',
      { SearchDoneFrom: '2026-12-01', SearchDoneTo: '2026-12-03' },
      'internal_project_by_completion',
    ],
    ['PMs', { SearchPms: 'sample-pm01' }, 'internal_project_by_pm'],
    ['a PM', { SearchType: 'pmName', SearchKey: '김' }, 'internal_project_by_pm'],
  ])('%s: an index gives the page (LISTS-08)', async (_name, fields, index) => {
    const plan = await watch.plansOf(() => ask(watch.watched.db, fields));
    expect(plan.answer.totalCount).toBeGreaterThan(0);
    expect([...plan.indexes]).toContain(index);
    expect(plan.scans).not.toContain('internal_project');
  });

  test.each(INTERNAL_TODOS)(
    'waiting work %s: indexes find it, of the user and of all (LISTS-21)',
    async (SearchTodo) => {
      for (const SearchScope of ['mine', 'team']) {
        const plan = await watch.plansOf(() =>
          ask(watch.watched.db, { SearchTodo, SearchScope, OrderType: 'startDate_asc' }),
        );
        expect(plan.scans).not.toContain('internal_project');
      }
    },
  );

  test('a long page needs as many statements as a short one', async () => {
    const page = (PageSize: number) => watch.plansOf(() => ask(watch.watched.db, { PageSize }));
    const [few, many] = [await page(5), await page(300)];
    expect([few.answer.rows.length, many.answer.rows.length, many.statements]).toEqual([5, 300, few.statements]);
  });
});
