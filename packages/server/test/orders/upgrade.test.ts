import { PGlite } from '@electric-sql/pglite';
import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../../src/db/connect.ts';
import { migrations } from '../../src/db/migrations/all.ts';
import type { Database } from '../../src/db/schema.ts';

const PROJECTS = 300;

let db: Kysely<Database>;
let close: () => Promise<void>;

/** A database of the first half: projects of every state, with the terms and the history of that time. */
beforeAll(async () => {
  const database = await openEngine(await PGlite.create());
  ({ db } = database);
  close = database.close;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0006-comments');
  await sql`insert into company (kind, name) values ('provider', '마이즈'), ('partner', '한빛설비'), ('partner', '다온전기')`.execute(
    db,
  );
  await sql`
    insert into portal_user (user_id, user_type, user_name, company_id) values
      ('sales1', 'M', '박영업', 1), ('pm1', 'M', '김하늘', 1), ('hanbit1', 'C', '한지우', 2), ('daon1', 'C', '다정은', 3)`.execute(
    db,
  );
  await insertProjects();
  await sql`insert into comment (board, post_id, automatic, user_id, content, item_name, new_value, created_at)
    select 'project', id::text, true, 'sales1', '', '프로젝트 상태', '계산서발급완료', '2026-03-05 01:02:03Z'
    from outsourced_project where status in ('B', 'E')`.execute(db);
  await migrator.migrateTo('0008-internal-projects');
  await sql`
    insert into internal_project (project_type, project_name, area_id, start_date, customer_name, place_name,
      sales_user_id, created_by, search_terms)
    select 'D', '내부 ' || number, 1, '2026-04-01', '내부고객' || number % 3, '현장', 'sales1', 'pm1', '{n:내,a:1}'
    from generate_series(1, 20) as number`.execute(db);
  await sql`update internal_project set deleted_at = now() where id % 9 = 0`.execute(db);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}, 120_000);
afterAll(() => close());

/** Projects as they were inserted then: columns that came later are not named. */
async function insertProjects(): Promise<void> {
  await sql`
    insert into outsourced_project (status, project_name, price, area_id, customer_name, place_name, sales_user_id,
      created_by, choice_date, choice_company_id, choice_user_id, choice_at, total_people, bill_date, material_sent,
      search_terms)
    select status, '이름 ' || number, number * 1000, 1, '고객 ' || number % 7, '현장 ' || number % 5, 'sales1', 'sales1',
      case when won then date '2026-02-01' + number % 30 end, case when won then 2 + number % 2 end,
      case when won then case number % 2 when 0 then 'hanbit1' else 'daon1' end end, case when won then now() end,
      case when won then 3 end, case when status in ('B', 'E') then date '2026-03-01' end, status = 'Y' and number % 3 = 0,
      array['n:이', 'n:이름', 'a:1'] || case when number % 2 = 0 then '{m:pm1}'::text[] else '{}' end
    from (select number, (array['P', 'N', 'Y', 'YY', 'B', 'E', 'F'])[1 + number % 7] as status
      from generate_series(1, ${PROJECTS}::int) as number) as made,
      lateral (select status not in ('P', 'N', 'F')) as state(won)`.execute(db);
  await sql`insert into outsourced_start_date (project_id, start_date)
    select id, date '2026-01-10' + step from outsourced_project, generate_series(0, (id % 3)::int) as step`.execute(db);
  await sql`update outsourced_project set deleted_at = now() where id % 9 = 0`.execute(db);
}

test('projects and invoices that are there are counted exactly', async () => {
  const { rows } = await sql<{ projects: number; tallied: number; invoices: number; sums: number }>`
    select (select count(*) from outsourced_project where deleted_at is null) as projects,
      (select sum(total) from outsourced_tally) as tallied,
      (select sum(price) from outsourced_project where deleted_at is null and bill_date is not null) as invoices,
      (select sum(amount) from invoice_tally) as sums`.execute(db);
  const [row] = rows;
  expect(Number(row?.tallied)).toBe(Number(row?.projects));
  expect(Number(row?.sums)).toBe(Number(row?.invoices));
  expect(Number(row?.projects)).toBeGreaterThan(200);
});

test('projects that are there have their days beside them', async () => {
  const { rows } = await sql<{ wrong: number; kept: number }>`
    select count(*) filter (where start_dates <> array(
        select start_date::text from outsourced_start_date where project_id = project.id order by 1)) as wrong,
      count(*) filter (where cardinality(start_dates) > 1) as kept
    from outsourced_project as project`.execute(db);
  expect(rows[0]).toMatchObject({ wrong: 0 });
  expect(rows[0]?.kept).toBeGreaterThan(100);
});

test('projects that are there are found by their customers', async () => {
  const { rows } = await sql<{ found: number; wanted: number }>`
    select count(*) filter (where text_grams(customer_name) @> '{고객,객,"객 "," 3"}') as found,
      count(*) filter (where customer_name = '고객 3') as wanted from outsourced_project`.execute(db);
  expect(rows[0]?.found).toBe(rows[0]?.wanted);
  expect(rows[0]?.wanted).toBeGreaterThan(10);
});

test('starts and moments are read from what is there', async () => {
  const { rows } = await sql<{ wrong: number; told: number }>`
    select count(*) filter (where start_day is distinct from coalesce(choice_date, date '2026-01-10')
        or (status in ('B', 'E')) <> (invoiced_at is not null)) as wrong,
      count(invoiced_at) as told
    from outsourced_project`.execute(db);
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.told).toBeGreaterThan(50);
});
