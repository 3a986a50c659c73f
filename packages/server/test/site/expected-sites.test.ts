import { randomUUID } from 'node:crypto';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type ExpectedSite, isExpectedOn } from '@portal/contract/areas/site/expected-sites';
import { addDays } from '@portal/contract/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import { awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const TODAY = '2026-11-20';
/** Where the chosen day and the newest visit may lie, in days from today; null for no visit. */
const STARTS = [-8, -1, 0, 1];
const LAST = [null, -7, -1, 0];
const TOMORROWS = ['Y', 'N', ''] as const;

type Case = { Id: number; site: ExpectedSite };

let portal: TestApp;
const cases: Case[] = [];

async function addCase(
  status: ProjectStatus,
  start: number,
  last: number | null,
  tomorrow: ExpectedSite['tomorrowYN'],
): Promise<void> {
  const Id = await makeSite(portal);
  const [startDay, lastDay] = [addDays(TODAY, start), last === null ? '' : addDays(TODAY, last)];
  if (lastDay !== '') {
    const at = new Date(`${lastDay}T08:00:00+09:00`);
    const end = tomorrow === '' ? {} : { left_at: at, tomorrow: tomorrow === 'Y' };
    const visit = { award_id: await awardIdOf(portal, Id), entry_id: randomUUID(), headcount: 1, points: '[]' };
    await portal.ctx.db
      .insertInto('site_visit')
      .values({ ...visit, day: lastDay, arrived_at: at, ...end })
      .execute();
  }
  await setProject(portal, Id, { status, choice_date: startDay });
  cases.push({ Id, site: { status, startDay, lastDay, tomorrowYN: lastDay === '' ? '' : tomorrow } });
}

beforeAll(async () => {
  portal = await startApp();
  portal.clock.now = new Date(`${TODAY}T09:00:00+09:00`);
  for (const start of STARTS) {
    for (const last of LAST.filter((day) => day === null || day >= start - 1)) {
      for (const tomorrow of last === null ? ([''] as const) : TOMORROWS) await addCase('Y', start, last, tomorrow);
    }
  }
  await addCase('Y', -7, null, '');
  await addCase('Y', -8, -8, 'Y');
  await addCase('YY', 0, -1, 'Y');
});
afterAll(() => portal.close());

/** The projects of the cases that are expected on a day. */
const expectedOn = (day: string) => cases.filter(({ site }) => isExpectedOn(site, day, TODAY)).map(({ Id }) => Id);

it('staff and crew see the same sites today, those of the rule (D-573)', async () => {
  const sites = (await portal.call('Site/visit-today', {}, { as: 'pm2' })).ok.data;
  const ofToday = sites.filter(({ day }) => day === TODAY).map(({ projectId }) => projectId);
  const request = { SearchTodo: 'startsToday', PageSize: 1000 };
  const orders = (await portal.call('Order/all-partner-order-list', request, { as: 'hanbit1' })).ok.data;
  const [line] = (await portal.call('Today/today-list', {}, { as: 'hanbit1' })).ok.data.filter(
    (one) => one.line === 'startsToday',
  );
  const expected = expectedOn(TODAY);
  expect(expected.length).toBeGreaterThan(10);
  expect(ofToday.toSorted((one, other) => one - other)).toEqual(expected);
  expect(orders.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(expected);
  expect(line?.count).toBe(expected.length);
});

it('tomorrow has those that start then, or of which the crew has said today that it comes again', async () => {
  const tomorrow = addDays(TODAY, 1);
  const sites = (await portal.call('Site/visit-today', {}, { as: 'pm2' })).ok.data;
  const found = sites.filter(({ day }) => day === tomorrow).map(({ projectId }) => projectId);
  expect(found.toSorted((one, other) => one - other)).toEqual(expectedOn(tomorrow));
  expect(found.length).toBeGreaterThan(2);
});
