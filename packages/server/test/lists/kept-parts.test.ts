import { loadSample } from '@portal/demo/load-sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { startDatabase } from '../../test-kit/start-database.ts';

const ROWS = 300;
let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
  await sql`
    insert into internal_project (status, project_type, project_name, area_id, start_date, sales_user_id, created_by, search_terms)
    select 'N', 'P', project_name, area_id, '2026-11-20', sales_user_id, created_by, '{}' from outsourced_project`.execute(
    database.db,
  );
}, 120_000);
afterAll(() => database.close());

const READ = sql`
  select 'outsourced' as kind, id,
    array(select start_date::text from outsourced_start_date where project_id = p.id order by start_date) as start_dates,
    array(select user_id from outsourced_pm where project_id = p.id order by position) as pm_ids
  from outsourced_project as p
  union all
  select 'internal', id, '{}', array(select user_id from internal_pm where project_id = p.id order by position)
  from internal_project as p order by kind, id`;
const KEPT = sql`
  select 'outsourced' as kind, id, start_dates, pm_ids from outsourced_project
  union all select 'internal', id, '{}', pm_ids from internal_project order by kind, id`;

/** Another one when any project was written. */
const versions = sql<{ changed: string }>`
  select md5(string_agg(xmin::text, ',' order by id)) as changed from outsourced_project`;

test.each([
  ['many are loaded', 'select'],
  [
    'PMs are added',
    `insert into outsourced_pm select id, 9, 'sample-sales01' from outsourced_project where id % 3 = 0`,
  ],
  ['PMs change places', 'update outsourced_pm set position = 20 - position where project_id % 2 = 0'],
  ['a PM is another', `update outsourced_pm set user_id = 'sample-sales02' where user_id = 'sample-sales01'`],
  ['PMs go', 'delete from outsourced_pm where project_id % 5 = 0'],
  ['days are added', `insert into outsourced_start_date select id, '2031-01-01' from outsourced_project`],
  ['an earlier day is added', `insert into outsourced_start_date select id, '2001-01-01' from outsourced_project`],
  ['a day is another', `update outsourced_start_date set start_date = '2030-02-03' where start_date = '2031-01-01'`],
  ['days go', 'delete from outsourced_start_date where project_id % 7 = 0'],
  ['PMs of internal projects come', 'insert into internal_pm select * from outsourced_pm'],
  ['and go', 'delete from internal_pm where project_id % 2 = 0'],
])('PMs and days stand beside their project when %s (0048)', async (_when, write) => {
  await sql.raw(write).execute(database.db);
  const { rows: read } = await READ.execute(database.db);
  const { rows: kept } = await KEPT.execute(database.db);
  expect(read.length).toBe(2 * ROWS);
  expect(kept).toEqual(read);
});

test('what stands there already is not written again (0048)', async () => {
  const before = await versions.execute(database.db);
  await sql`update outsourced_pm set user_id = user_id`.execute(database.db);
  await sql`update outsourced_start_date set start_date = start_date`.execute(database.db);
  expect((await versions.execute(database.db)).rows).toEqual(before.rows);
});
