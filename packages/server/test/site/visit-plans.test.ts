import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSitesOf } from '#areas/site/queries/sites-of-day.ts';
import { makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

let portal: TestApp;
let Id: number;
/** Opens nothing: the statements are sent to the database of the portal. */
const LISTEN = async () => async () => undefined;

beforeAll(async () => {
  portal = await startApp();
  Id = await makeSite(portal);
  const { db } = portal.ctx;
  // Twenty thousand awards over four years, each with a visit on its first day; every third crew came again.
  await sql`
    insert into outsourced_project (status, project_name, price, area_id, sales_user_id, created_by, choice_date,
      choice_company_id, choice_user_id, choice_at, total_people, first_day)
    select case when n % 20 = 0 then 'Y' else 'YY' end, '현장 ' || n, 1000, 2, 'sales1', 'sales1',
      date '2024-01-01' + n % 1400, 2, 'hanbit1', now(), 2, date '2024-01-01' + n % 1400
    from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into outsourced_acceptance (project_id, accepted_at, company_id, user_id, version, price, add_price,
      start_date)
    select id, choice_at, 2, 'hanbit1', 1, 1000, 0, choice_date from outsourced_project where id <> ${Id}`.execute(db);
  await sql`
    insert into site_visit (award_id, day, entry_id, user_id, headcount, points, arrived_at, left_at, tomorrow)
    select id, start_date, gen_random_uuid(), 'hanbit1', 2, '[]', accepted_at, accepted_at, id % 3 = 0
    from outsourced_acceptance where project_id <> ${Id}`.execute(db);
  await sql`
    insert into outsourced_material (project_id, position, material_id, quantity)
    select id, 0, 1, 2 from outsourced_project where id <> ${Id}`.execute(db);
  for (const table of ['outsourced_material', 'outsourced_project', 'outsourced_acceptance', 'site_visit']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
});
afterAll(() => portal.close());

it('the sites of a day are one statement, which reads both days by their indexes (D-440)', async () => {
  const { watched, plansOf } = watchPlans({
    db: portal.ctx.db,
    pool: portal.pool,
    listen: LISTEN,
    close: async () => undefined,
  });
  const { answer, statements, indexes, scans } = await plansOf(() =>
    listSitesOf(watched.db, '2026-11-20', '2026-11-20'),
  );
  expect(statements).toBe(1);
  expect(answer.some(({ project_id }) => project_id === Id)).toBe(true);
  expect(answer.length).toBeGreaterThan(20);
  expect([...indexes]).toContain('site_visit_by_day');
  expect([...indexes]).toContain('outsourced_project_starting');
  expect([...scans].filter((table) => /outsourced_|site_visit/.test(String(table)))).toEqual([]);
});
