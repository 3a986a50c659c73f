import { calendarCalls } from '@portal/contract/areas/calendar/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEntries } from '#areas/calendar/list-entries.ts';
import type { SessionUser } from '#context.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const staff: SessionUser = {
  userId: 'pm2',
  userType: 'M',
  userName: '이바다',
  companyId: 1,
  companyName: '마이즈',
  companyActive: true,
  permission: 'F',
  modeAuthority: 'M',
  passwordToChange: false,
};
const contractor: SessionUser = { ...staff, userId: 'hanbit1', userType: 'C', companyId: 2, permission: '' };

let portal: TestApp;
/** Opens nothing: the statements are sent to the database of the portal. */
const LISTEN = async () => async () => undefined;
beforeAll(async () => {
  portal = await startApp();
  const { db } = portal.ctx;
  // Twenty thousand starts over ten years, every third an open project with two offered days.
  await sql`
    insert into outsourced_project (status, project_name, price, area_id, sales_user_id, created_by, choice_date,
      choice_company_id, choice_user_id, choice_at, total_people, manager_user_name, manager_user_phone, start_dates,
      first_day)
    select case when i % 3 = 0 then 'N' else 'Y' end, '현장 ' || i, 1000, 2, 'sales1', 'sales1',
      case when i % 3 > 0 then day end, case when i % 3 > 0 then 2 + i % 2 end, case when i % 3 > 0 then 'hanbit1' end,
      case when i % 3 > 0 then now() end, case when i % 3 > 0 then 2 end, '최반장', '01012345678',
      array[day, day + 2], day
    from generate_series(1, 20000) i, lateral (select date '2020-01-01' + i % 3650 as day) days`.execute(db);
  await sql`
    insert into outsourced_start_date (project_id, start_date)
    select id, unnest(start_dates)::date from outsourced_project`.execute(db);
  await sql`
    insert into internal_project (status, project_name, area_id, start_date, sales_user_id, created_by, project_type)
    select 'N', '내부 ' || i, 2, date '2020-01-01' + i % 3650, 'sales1', 'sales1', 'D'
    from generate_series(1, 20000) i`.execute(db);
  for (const table of ['outsourced_project', 'outsourced_start_date', 'internal_project']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
});
afterAll(() => portal.close());

describe('the statement of the calendar', () => {
  it.each([
    ['staff', staff],
    ['contractors', contractor],
  ])('is one for %s, and reads the days by their indexes', async (_name, actor) => {
    const { watched, plansOf } = watchPlans({
      db: portal.ctx.db,
      pool: portal.pool,
      listen: LISTEN,
      close: async () => undefined,
    });
    const ctx = { ...portal.ctx, db: watched.db, actor, from: { address: '', token: undefined, origin: '' } };
    const input = calendarCalls.listEntries.request.parse({ FromDay: '2024-03-01', ToDay: '2024-03-07' });
    const { answer, statements, indexes, scans } = await plansOf(() => listEntries(ctx, input));
    expect(statements).toBe(1);
    expect(answer.rows.length).toBeGreaterThan(20);
    // By the start alone, or with the states before it: the planner takes the cheaper one.
    const byStart = [...indexes].filter((name) => /_project_by_(status_)?start$/.test(name));
    expect(byStart.map((name) => name.replace('status_', '')).sort()).toEqual([
      ...(actor === staff ? ['internal_project_by_start'] : []),
      'outsourced_project_by_start',
    ]);
    expect(indexes).toContain('outsourced_start_date_by_day');
    expect(scans.filter((table) => table?.includes('project') || table === 'outsourced_start_date')).toEqual([]);
  });
});
