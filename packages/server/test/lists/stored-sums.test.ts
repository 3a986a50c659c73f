import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';

const ROWS = 500;
let database: OpenDatabase;
beforeAll(async () => {
  database = await startSample(ROWS);
});
afterAll(() => database.close());

const COUNTED = sql`
  select date_trunc('month', bill_date::timestamp)::date::text as month, choice_company_id, status, count(*) as total,
    sum(price + add_price)::bigint as amount
  from outsourced_project where deleted_at is null and bill_date is not null group by 1, 2, 3 order by 1, 2, 3`;
const STORED = sql`
  select month::text, choice_company_id, status, total, amount from invoice_tally
  where total <> 0 or amount <> 0 order by 1, 2, 3`;

const WRITES: readonly (readonly [string, string])[] = [
  ['many are loaded', 'select'],
  ['an amount changes', 'update outsourced_project set price = price + 12345 where id % 7 = 0'],
  ['a discount is set', 'update outsourced_project set add_price = -5000 where id % 11 = 0'],
  [
    'invoices move to other months, years and days of the same month',
    `update outsourced_project set bill_date = bill_date + (id % 400)::int where bill_date is not null`,
  ],
  ['unsettled ones are settled', `update outsourced_project set status = 'E' where status = 'B' and id % 2 = 0`],
  ['settled ones lose their invoices', `update outsourced_project set status = 'YY' where status = 'E' and id % 5 = 0`],
  [
    'completed ones are invoiced',
    `update outsourced_project set status = 'B', bill_date = '2026-11-30' where status = 'YY' and id % 3 = 0`,
  ],
  ['a winner changes', 'update outsourced_project set choice_company_id = 3 where choice_company_id = 2'],
  ['projects are deleted', 'update outsourced_project set deleted_at = now() where id % 13 = 0'],
  ['deleted projects are restored', 'update outsourced_project set deleted_at = null where id % 26 = 0'],
  [
    'projects without an invoice change',
    `update outsourced_project set etc_memo = 'x', price = 1 where status not in ('B', 'E')`,
  ],
];

test.each(WRITES)('the stored sums of invoices equal the counted ones when %s', async (_when, write) => {
  await sql.raw(write).execute(database.db);
  const { rows: counted } = await COUNTED.execute(database.db);
  const { rows: stored } = await STORED.execute(database.db);
  expect(counted.length).toBeGreaterThan(0);
  expect(stored).toEqual(counted);
});
