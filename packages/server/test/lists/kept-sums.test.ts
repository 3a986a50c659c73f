import { loadSample } from '@portal/demo/load-sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { startDatabase } from '../../test-kit/start-database.ts';

const ROWS = 500;
let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
}, 120_000);
afterAll(() => database.close());

const COUNTED = {
  invoices: sql`select date_trunc('month', bill_date::timestamp)::date::text as month,
      coalesce(choice_company_id, 0) as company_id, status, count(*) as total, sum(price + add_price)::bigint as amount
    from outsourced_project where deleted_at is null and status in ('B', 'E') group by 1, 2, 3 order by 1, 2, 3`,
  people: sql`select user_type, company_id, deleted_at is not null as deleted, employment, permission, count(*) as total
    from portal_user group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
};
const KEPT = {
  invoices: sql`select month::text, company_id, status, total, amount from invoice_tally
    where total <> 0 or amount <> 0 order by 1, 2, 3`,
  people: sql`select user_type, company_id, deleted, employment, permission, total from people_tally
    where total <> 0 order by 1, 2, 3, 4, 5`,
};

const WRITES: readonly (readonly [keyof typeof KEPT, string, string])[] = [
  ['invoices', 'many are loaded', 'select'],
  ['invoices', 'an amount changes', 'update outsourced_project set price = price + 12345 where id % 7 = 0'],
  ['invoices', 'something is taken off', 'update outsourced_project set add_price = -5000 where id % 11 = 0'],
  [
    'invoices',
    'invoices move to other months, years and days of the same month',
    `update outsourced_project set bill_date = bill_date + (id % 400)::int where bill_date is not null`,
  ],
  [
    'invoices',
    'unsettled ones are settled',
    `update outsourced_project set status = 'E' where status = 'B' and id % 2 = 0`,
  ],
  [
    'invoices',
    'settled ones stop being invoices',
    `update outsourced_project set status = 'YY' where status = 'E' and id % 5 = 0`,
  ],
  [
    'invoices',
    'completed ones are invoiced',
    `update outsourced_project set status = 'B', bill_date = '2026-11-30' where status = 'YY' and id % 3 = 0`,
  ],
  ['invoices', 'a winner changes', 'update outsourced_project set choice_company_id = 3 where choice_company_id = 2'],
  ['invoices', 'projects are deleted', 'update outsourced_project set deleted_at = now() where id % 13 = 0'],
  ['invoices', 'and come back', 'update outsourced_project set deleted_at = null where id % 26 = 0'],
  [
    'invoices',
    'what is no invoice changes',
    `update outsourced_project set etc_memo = 'x', price = 1 where status not in ('B', 'E')`,
  ],
  [
    'people',
    'people come',
    `insert into portal_user (user_id, user_type, user_name, company_id, employment)
      select 'new' || n, (array['M', 'C'])[1 + n % 2], 'x', (select min(id) from company), 'A' from generate_series(1, 50) n`,
  ],
  ['people', 'people retire', `update portal_user set employment = 'R' where user_id like 'new%4'`],
  ['people', 'accounts are deleted', `update portal_user set deleted_at = now() where user_id like 'new%5'`],
  ['people', 'and taken back', `update portal_user set deleted_at = null where user_id = 'new5'`],
  ['people', 'departments give letters', `update portal_user set permission = 'F' where user_id like 'new1%'`],
  ['people', 'names change', `update portal_user set user_name = 'y'`],
  ['people', 'an id is blanked', `update portal_user set user_id = 'gone' where user_id = 'new7'`],
  ['people', 'rows go', `delete from portal_user where user_id like 'new2%'`],
];

test.each(WRITES)('%s: what is kept is what counting gives when %s', async (kind, _when, write) => {
  await sql.raw(write).execute(database.db);
  const { rows: counted } = await COUNTED[kind].execute(database.db);
  const { rows: kept } = await KEPT[kind].execute(database.db);
  expect(counted.length).toBeGreaterThan(0);
  expect(kept).toEqual(counted);
});
