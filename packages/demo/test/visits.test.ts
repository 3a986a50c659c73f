import { seoulDay } from '@portal/contract/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

let loaded: Loaded;
beforeAll(async () => {
  loaded = await load();
});
afterAll(() => loaded.close());

it('demonstration visits are of sites under way, today too, and of completed ones; none is in the future', async () => {
  const today = seoulDay(NOW);
  const visits = await loaded.ctx.db
    .selectFrom('site_visit as visit')
    .innerJoin('outsourced_acceptance as agreed', 'agreed.id', 'visit.award_id')
    .innerJoin('outsourced_project as project', 'project.id', 'agreed.project_id')
    .selectAll('visit')
    .select(['project.status', 'project.choice_date', 'project.choice_user_id', 'project.completed_at'])
    .execute();
  expect(visits.length).toBeGreaterThan(3);
  for (const {
    day,
    status,
    choice_date,
    choice_user_id,
    completed_at,
    user_id,
    arrived_at,
    left_at,
    points,
  } of visits) {
    expect(user_id).toBe(choice_user_id);
    expect(day === today ? ['Y'] : ['Y', 'YY']).toContain(status);
    if (completed_at) expect(day <= seoulDay(completed_at)).toBe(true);
    expect(choice_date !== null && choice_date < today && choice_date <= day).toBe(true);
    expect(arrived_at <= NOW && (left_at ?? arrived_at) <= NOW && (left_at ?? arrived_at) >= arrived_at).toBe(true);
    expect(points).toHaveLength(5);
  }
  expect(visits.filter(({ day }) => day === today).length).toBeGreaterThan(1);
});
