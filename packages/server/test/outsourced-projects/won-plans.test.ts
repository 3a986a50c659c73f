import { loadSample } from '@portal/demo/load-sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import { foldAllChanges } from '../../src/lists/fold-changes.ts';
import { startDatabase } from '../../test-kit/start-database.ts';
import { listAs, staff } from './list-asker.ts';
import { watchPlans } from './watch-plans.ts';

const ROWS = 12_000;

let database: OpenDatabase;
let company: number;

/** One company has won everything that anybody has: more than lists look at row by row. */
beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
  const found = await database.db.selectFrom('company').select('id').where('name', '=', '한빛설비').executeTakeFirst();
  company = found?.id ?? 0;
  await sql`update outsourced_project set choice_company_id = ${company} where choice_company_id is not null`.execute(
    database.db,
  );
  await sql`vacuum analyze outsourced_project, outsourced_tally`.execute(database.db);
  await foldAllChanges(database);
}, 180_000);
afterAll(() => database.close());

test.each([
  ['price_desc', 'outsourced_map_pkey'],
  ['startDate_asc', 'outsourced_map_pkey'],
  ['createdDtm_desc', 'outsourced_project_by_company'],
])('the first page of a large company by %s is neither sorted nor scanned (0047)', async (OrderType, index) => {
  const { watched, plansOf } = watchPlans(database);
  const plans = await plansOf(() => listAs(watched, staff, { CompanyId: company, OrderType }));
  expect(plans.answer.totalCount).toBeGreaterThan(5000);
  expect([...plans.indexes]).toContain(index);
  expect(plans.scans).not.toContain('outsourced_project');
});
