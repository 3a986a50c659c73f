import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addVisit, makeSite } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const START = new Date('2026-11-20T06:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: START }).execute();
});

const sitesOn = async (Day = '', as: Person = 'pm2') => {
  const reply = await portal.call('Site/visit-today', { Day }, { as });
  expect(reply.status).toBe(200);
  return reply.ok;
};
const daysOf = async (Day: string, Id: number) =>
  (await sitesOn(Day)).data.filter(({ projectId }) => projectId === Id).map(({ day }) => day);

it('a day has the sites that start then, with their crew, PM and materials', async () => {
  const Id = await makeSite(portal);
  await setProject(portal, Id, { material_sent: true, manager_user_phone: '01055556666' });
  const { data, meta } = await sitesOn();
  expect(meta).toEqual({ day: '2026-11-20', nowDtm: '2026-11-20 15:00:00', moreYn: 'N' });
  expect(data).toMatchObject([
    {
      projectId: Id,
      day: '2026-11-20',
      companyName: '한빛설비',
      headcount: 3,
      pmNames: ['김하늘', '이바다'],
      ownYN: 'Y',
      contactPhone: '010-5555-6666',
      materials: 'sent',
      arrivedDtm: '',
    },
  ]);
  expect((await sitesOn('', 'admin')).data[0]?.ownYN).toBe('N');
  await addVisit(portal, Id, 'hanbit1', { Headcount: 5 });
  expect((await sitesOn()).data).toMatchObject([{ headcount: 5, arrivedDtm: '2026-11-20 15:00:00' }]);
});

it('a day also has the sites whose crew said on the day before that it comes again', async () => {
  const [again, last] = [await makeSite(portal), await makeSite(portal)];
  for (const [Id, TomorrowYN] of [
    [again, 'Y'],
    [last, 'N'],
  ] as const) {
    const VisitId = await addVisit(portal, Id);
    await portal.call('Site/visit-leave', { VisitId, TomorrowYN }, { as: 'hanbit1' });
  }
  expect(await daysOf('', again)).toEqual(['2026-11-20', '2026-11-21']);
  expect(await daysOf('', last)).toEqual(['2026-11-20']);
  expect(await daysOf('2026-11-21', again)).toEqual(['2026-11-21']);
  await setProject(portal, again, { status: 'YY' });
  expect(await daysOf('', again)).toEqual(['2026-11-20']);
});

it('a completed site stays on the days of its visits, a site without one does not', async () => {
  const [visited, unvisited] = [await makeSite(portal), await makeSite(portal)];
  await addVisit(portal, visited);
  for (const Id of [visited, unvisited]) await setProject(portal, Id, { status: 'YY' });
  expect(await daysOf('', visited)).toEqual(['2026-11-20']);
  expect(await daysOf('', unvisited)).toEqual([]);
});

it('is for staff, and each reading is noted with the number of sites', async () => {
  await makeSite(portal);
  expect((await portal.call('Site/visit-today', {}, { as: 'hanbit1' })).status).toBe(403);
  await sitesOn('', 'admin');
  const noted = await portal.ctx.db
    .selectFrom('access_log')
    .select(['task', 'subjects'])
    .where('reader_id', '=', 'admin')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(noted).toEqual({ task: 'site-list', subjects: 1 });
});
