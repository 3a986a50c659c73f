import { randomUUID } from 'node:crypto';
import { PROJECT_STATUSES, type ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankVisits } from '#areas/site/public/blank-visits.ts';
import { acceptance } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addVisit, arrival, awardIdOf, makeSite, SAFETY_POINTS } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

/** 15:00 in Seoul on 2026-11-20. */
const START = new Date('2026-11-20T06:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
});

const at = (moment: string): void => {
  portal.clock.now = new Date(moment);
};

const arriveAs = async (as: Person, body: object) => {
  const reply = await portal.call('Site/visit-arrive', body, { as });
  return reply.status === 200 ? reply.ok.data[0]?.visitId : `${reply.status} ${reply.refusal.code}`;
};
const leaveAs = async (as: Person, VisitId: number, body: object = {}) => {
  const reply = await portal.call('Site/visit-leave', { VisitId, TomorrowYN: 'N', ...body }, { as });
  return reply.status === 200 ? 200 : `${reply.status} ${reply.refusal.code}`;
};
const listAs = async (as: Person, Id: number, body: object = {}) => {
  const reply = await portal.call('Site/visit-list', { Id, ...body }, { as });
  return reply.status === 200 ? `${reply.ok.meta.access} ${reply.ok.data.length}` : `${reply.status}`;
};
const visitsOf = async (Id: number) => (await portal.call('Site/visit-list', { Id }, { as: 'pm2' })).ok.data;

describe('who may do what in which state (D-433, D-438)', () => {
  const WINNERS: readonly Person[] = ['hanbit1', 'hanbit2'];
  const HIDDEN: readonly Person[] = ['daon1', 'closed1'];
  const states = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');

  const withVisit = async (status: ProjectStatus) => {
    const Id = await makeSite(portal);
    const VisitId = await addVisit(portal, Id);
    const AwardId = await awardIdOf(portal, Id);
    await setProject(portal, Id, { status, bill_date: '2026-12-01' });
    return { Id, VisitId, AwardId };
  };

  it.each(states)('at %s', async (status) => {
    const { Id, VisitId, AwardId } = await withVisit(status);
    const isOpen = ['Y', 'YY', 'B'].includes(status);
    expect(await listAs('pm2', Id)).toBe(isOpen ? 'write 1' : 'read 1');
    for (const winner of WINNERS) {
      expect(await listAs(winner, Id)).toBe(isOpen ? 'write 1' : 'closed 0');
      expect(await arriveAs(winner, arrival(AwardId))).toBe(status === 'Y' ? VisitId : '409 SITE_CLOSED');
      expect(await leaveAs(winner, VisitId)).toBe(status === 'Y' ? 200 : '409 SITE_CLOSED');
    }
    for (const other of HIDDEN) {
      expect(await listAs(other, Id)).toBe('404');
      expect(await arriveAs(other, arrival(AwardId))).toBe('404 NOT_FOUND');
      expect(await leaveAs(other, VisitId)).toBe('404 NOT_FOUND');
    }
    expect(await arriveAs('pm2', arrival(AwardId))).toBe('403 FORBIDDEN');
    expect(await leaveAs('pm2', VisitId)).toBe('403 FORBIDDEN');
    expect(await visitsOf(Id)).toHaveLength(1);
  });

  it('a former winner sees nothing of the next one, and the next one nothing of the former', async () => {
    const Id = await makeSite(portal);
    const VisitId = await addVisit(portal, Id);
    const former = await awardIdOf(portal, Id);
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
    await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
    at('2026-11-20T07:00:00Z');
    await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'daon1');
    expect(await listAs('hanbit1', Id)).toBe('404');
    expect(await listAs('hanbit1', Id, { AwardId: former })).toBe('404');
    expect(await leaveAs('hanbit1', VisitId)).toBe('404 NOT_FOUND');
    expect(await listAs('daon1', Id)).toBe('write 0');
    expect(await listAs('daon1', Id, { AwardId: former })).toBe('404');
    expect(await leaveAs('daon1', VisitId)).toBe('404 NOT_FOUND');
    expect(await listAs('pm2', Id, { AwardId: former })).toBe('read 1');
    expect(await listAs('pm2', await makeSite(portal), { AwardId: former })).toBe('404');
  });
});

describe('an arrival', () => {
  it('is one a day: two colleagues at once get the same answer', async () => {
    const Id = await makeSite(portal);
    const AwardId = await awardIdOf(portal, Id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => arriveAs(index % 2 ? 'hanbit1' : 'hanbit2', arrival(AwardId))),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await visitsOf(Id)).toMatchObject([{ visitId: answers[0], day: '2026-11-20' }]);
  });

  it('repeated with its entry id gets the first answer, on the next day and in a closed site too', async () => {
    const Id = await makeSite(portal);
    const body = arrival(await awardIdOf(portal, Id), { EntryId: randomUUID().toUpperCase() });
    const first = await arriveAs('hanbit1', body);
    at('2026-11-20T16:00:00Z');
    expect(await arriveAs('hanbit1', { ...body, Headcount: 9 })).toBe(first);
    await setProject(portal, Id, { status: 'YY' });
    expect(await arriveAs('hanbit2', body)).toBe(first);
    expect(await visitsOf(Id)).toMatchObject([{ headcount: 3 }]);
  });

  it('keeps who came, the headcount, and the safety points as they read then', async () => {
    const Id = await makeSite(portal);
    await addVisit(portal, Id, 'hanbit2', { Headcount: 99, DeviceDtm: '2026-11-20 14:55' });
    expect(await visitsOf(Id)).toMatchObject([
      {
        userName: '한서준',
        headcount: 99,
        points: SAFETY_POINTS,
        arrivedDtm: '2026-11-20 15:00:00',
        arrivedDeviceDtm: '2026-11-20 14:55:00',
        leftDtm: '',
        tomorrowYN: '',
      },
    ]);
  });

  it('needs every safety point that is in use, and none where none is', async () => {
    const Id = await makeSite(portal);
    const AwardId = await awardIdOf(portal, Id);
    expect(await arriveAs('hanbit1', arrival(AwardId, { Points: SAFETY_POINTS.slice(1) }))).toBe('400 SAFETY_OPEN');
    expect(await arriveAs('hanbit1', arrival(AwardId, { Headcount: 0 }))).toBe('400 FIELD_REQUIRED');
    expect(await arriveAs('hanbit1', arrival(AwardId, { Headcount: 100 }))).toBe('400 FIELD_REQUIRED');
    expect(await arriveAs('hanbit1', arrival(AwardId, { EntryId: 'x' }))).toBe('400 BAD_REQUEST');
    await portal.ctx.db.updateTable('safety_point').set({ active: false }).execute();
    expect(await arriveAs('hanbit1', arrival(AwardId, { Points: [] }))).toEqual(expect.any(Number));
    await portal.ctx.db.updateTable('safety_point').set({ active: true }).execute();
    expect(await visitsOf(Id)).toMatchObject([{ points: [] }]);
  });

  it('is possible from midnight in Seoul of the day before the chosen one', async () => {
    const Id = await makeSite(portal);
    await setProject(portal, Id, { choice_date: '2026-11-22' });
    const AwardId = await awardIdOf(portal, Id);
    at('2026-11-20T14:59:59Z');
    expect(await arriveAs('hanbit1', arrival(AwardId))).toBe('409 VISIT_EARLY');
    at('2026-11-20T15:00:00Z');
    expect(await arriveAs('hanbit1', arrival(AwardId))).toEqual(expect.any(Number));
    expect(await visitsOf(Id)).toMatchObject([{ day: '2026-11-21' }]);
  });
});

describe('the end of work', () => {
  it('is kept once, with who left and whether they come again', async () => {
    const Id = await makeSite(portal);
    const VisitId = await addVisit(portal, Id);
    at('2026-11-20T08:30:00Z');
    expect(await leaveAs('hanbit2', VisitId, { TomorrowYN: 'Y', DeviceDtm: '2026-11-19 17:30' })).toBe(200);
    at('2026-11-20T09:00:00Z');
    expect(await leaveAs('hanbit1', VisitId)).toBe(200);
    expect(await visitsOf(Id)).toMatchObject([
      {
        leftDtm: '2026-11-20 17:30:00',
        leftDeviceDtm: '2026-11-19 17:30:00',
        leftUserName: '한서준',
        tomorrowYN: 'Y',
      },
    ]);
  });

  it('may come after midnight, and no later', async () => {
    const night = await makeSite(portal);
    const VisitId = await addVisit(portal, night);
    const forgotten = await addVisit(portal, await makeSite(portal));
    await portal.ctx.db.updateTable('site_visit').set({ day: '2026-11-19' }).where('id', '=', forgotten).execute();
    at('2026-11-20T15:30:00Z');
    expect(await leaveAs('hanbit1', VisitId)).toBe(200);
    expect(await leaveAs('hanbit1', forgotten)).toBe('409 SITE_CLOSED');
  });
});

it('loses its names with the personal data of its project, and keeps times and safety points', async () => {
  const Id = await makeSite(portal);
  await portal.call('Site/visit-leave', { VisitId: await addVisit(portal, Id) }, { as: 'hanbit2' });
  await blankVisits(portal.ctx.db, [Id]);
  expect(await visitsOf(Id)).toMatchObject([
    { userName: '', leftUserName: '', headcount: 3, points: SAFETY_POINTS, arrivedDtm: '2026-11-20 15:00:00' },
  ]);
});

it('is announced to the open pages of its project, at arrival and at the end', async () => {
  const Id = await makeSite(portal);
  const announced: string[] = [];
  const client = await portal.pool.connect();
  client.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await client.query('listen portal_project');
  const VisitId = await addVisit(portal, Id);
  await portal.call('Site/visit-leave', { VisitId }, { as: 'hanbit1' });
  await client.query('unlisten portal_project');
  client.release(true);
  const state = { status: 'Y', choiceCompanyId: portal.companies.get('한빛설비') };
  const own = announced.map((text) => JSON.parse(text)).filter(({ id }) => id === Id);
  expect(own).toEqual([
    { id: Id, before: state, after: state },
    { id: Id, before: state, after: state },
  ]);
});
