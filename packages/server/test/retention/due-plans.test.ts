import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeRetention } from '#areas/employees/retention.ts';
import { internalRetention } from '#areas/internal-projects/retention.ts';
import { managerRetention } from '#areas/managers/retention.ts';
import { projectRetention } from '#areas/outsourced-projects/retention.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const ROWS = 20_000;
let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;

/** Inserts settled, cancelled and open projects of ten years, and people. All but the last half year are blanked. */
async function fill(): Promise<void> {
  const { db } = database;
  const past = sql`timestamptz '2026-11-20 06:00:00Z' - make_interval(hours => 4 * n)`;
  const blanked = sql`case when n > 1000 then ${past} end`;
  await sql`alter table outsourced_project disable trigger user`.execute(db);
  await sql`insert into outsourced_project (status, project_name, price, area_id, sales_user_id, created_by, settled_at,
      canceled_at, blanked_at, photos_blanked_at, site_blanked_at, choice_date, choice_company_id, choice_user_id, choice_at, total_people, bill_date)
    select (array['E', 'C', 'P'])[1 + n % 3], 'p', 1, 1, 'sales1', 'sales1', case when n % 3 = 0 then ${past} end,
      case when n % 3 = 1 then ${past} end, ${blanked}, ${blanked}, ${blanked}, date '2026-01-01',
      case when n % 3 = 0 then 2 end, 'hanbit1', ${past}, 1, date '2026-01-01'
    from generate_series(1, ${ROWS}::int) as n`.execute(db);
  await sql`alter table outsourced_project enable trigger user`.execute(db);
  await sql`alter table internal_project disable trigger user`.execute(db);
  await sql`insert into internal_project (status, project_type, project_name, area_id, start_date, sales_user_id, created_by, completed_at, blanked_at)
    select (array['YY', 'N'])[1 + n % 2], 'P', 'p', 1, date '2026-01-01', 'sales1', 'sales1', ${past}, ${blanked}
    from generate_series(1, ${ROWS}::int) as n`.execute(db);
  await sql`alter table internal_project enable trigger user`.execute(db);
  await sql`insert into portal_user (user_id, user_type, user_name, company_id, employment, deleted_at, left_at, blanked_at)
    select 'x' || n, (array['M', 'C'])[1 + n % 2], 'x', 1, 'A', case when n % 9 = 0 then ${past} end,
      case when n % 9 = 0 then ${past} end, ${blanked}
    from generate_series(1, ${ROWS}::int) as n`.execute(db);
  await sql`insert into employee (user_id, social_number_sealed)
    select user_id, 'v1' from portal_user where user_type = 'M'`.execute(db);
  await sql`insert into comment (board, post_id, user_id, content)
    select 'project', n::text, 'pm1', '확인' from generate_series(1, ${ROWS}::int) as n`.execute(db);
  for (const table of ['outsourced_project', 'internal_project', 'portal_user', 'employee', 'comment']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

beforeAll(async () => {
  database = await startDatabase();
  await insertPeople(database.db);
  await fill();
  watch = watchPlans(database);
});
afterAll(() => database.close());

const targets = { ...projectRetention, internal: internalRetention, ...employeeRetention, managers: managerRetention };
const INDEX = {
  settled: 'outsourced_project_settled_due',
  photos: 'outsourced_project_photos_due',
  site: 'outsourced_project_site_due',
  canceled: 'outsourced_project_canceled_due',
  internal: 'internal_project_due',
  employees: 'portal_user_left',
  numbers: 'portal_user_left',
  managers: 'portal_user_left',
} as const;

describe('an index finds the rows to blank, however many were blanked before', () => {
  it.each(Object.keys(INDEX) as (keyof typeof INDEX)[])('%s', async (kind) => {
    const range = { before: new Date('2026-10-01T00:00:00Z'), most: 10 };
    const { answer, indexes, scans } = await watch.plansOf(() => targets[kind].summarize(watch.watched.db, range));
    expect(answer.count).toBeGreaterThan(0);
    expect([...indexes]).toContain(INDEX[kind]);
    expect(scans).toEqual([]);
  });

  it("every foreign key to a user follows a change of the user's id", async () => {
    const { rows } = await sql<{ link: string }>`
      select conrelid::regclass || '.' || conname as link from pg_constraint
      where contype = 'f' and confrelid = 'portal_user'::regclass and confupdtype <> 'c'`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
