import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addLog, logContent, newLog } from '#test-kit/factories/site-log.ts';
import { awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const START = new Date('2026-11-20T06:00:00Z');
/** A second day of the same site. */
const EVE = '2026-11-19';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
});

type Site = { Id: number; AwardId: number; LogId: number };

const makeLogged = async (): Promise<Site> => {
  const Id = await makeSite(portal);
  return { Id, LogId: await addLog(portal, Id), AwardId: await awardIdOf(portal, Id) };
};

/** What a user gets of the three calls: 'list write 1, add 200, edit 200'. */
async function triedBy(as: Person, { Id, AwardId, LogId }: Site): Promise<string> {
  const list = await portal.call('Site/log-list', { Id, AwardId }, { as });
  const add = await portal.call('Site/log-add', newLog(AwardId, EVE), { as });
  const edit = await portal.call('Site/log-edit', { LogId, ...logContent({ Work: `${as}의 글` }) }, { as });
  const resultOf = (reply: { status: number; refusal: { code: string } }) =>
    reply.status === 200 ? '200' : reply.refusal.code;
  const read = list.status === 200 ? `${list.ok.meta.access} ${list.ok.data.length}` : resultOf(list);
  return `list ${read}, add ${resultOf(add)}, edit ${resultOf(edit)}`;
}

const OUTSIDE = 'list NOT_FOUND, add NOT_FOUND, edit NOT_FOUND';
const CLOSED = 'list closed 0, add SITE_CLOSED, edit SITE_CLOSED';
const COMPANY: Partial<Record<string, string>> = {
  Y: 'list write 1, add 200, edit 200',
  YY: 'list write 1, add 200, edit 200',
  B: 'list read 1, add SITE_CLOSED, edit SITE_CLOSED',
};
const STAFF: Partial<Record<string, string>> = { Y: 'write', YY: 'write' };
const AWARDED = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');

it.each(AWARDED)('at %s: winner, colleague, staff and other companies (D-433, D-447)', async (status) => {
  for (const winner of ['hanbit1', 'hanbit2'] as const) {
    const site = await makeLogged();
    await setProject(portal, site.Id, { status, bill_date: '2026-12-01' });
    const staff = `list ${STAFF[status] ?? 'read'} 1, add FORBIDDEN, edit FORBIDDEN`;
    for (const as of ['pm2', 'admin'] as const) expect([as, await triedBy(as, site)]).toEqual([as, staff]);
    for (const as of ['daon1', 'closed1'] as const) expect([as, await triedBy(as, site)]).toEqual([as, OUTSIDE]);
    expect(await triedBy(winner, site)).toBe(COMPANY[status] ?? CLOSED);
  }
});

it('a former winner sees nothing of the next one, and the next one nothing of the former', async () => {
  const former = await makeLogged();
  const { Id } = former;
  await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
  await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
  portal.clock.now = new Date('2026-11-20T07:00:00Z');
  await succeed(portal, 'Construction/construction-accept', acceptance(Id), 'daon1');
  await setProject(portal, Id, { choice_date: '2026-11-20' });
  const LogId = await addLog(portal, Id, { Work: '다온의 글' }, 'daon1');
  const next = { Id, AwardId: await awardIdOf(portal, Id), LogId };
  expect(await triedBy('hanbit1', former)).toBe(OUTSIDE);
  expect(await triedBy('hanbit1', next)).toBe(OUTSIDE);
  expect(await triedBy('daon1', former)).toBe(OUTSIDE);
  expect(await triedBy('daon1', next)).toBe('list write 1, add 200, edit 200');
  expect(await triedBy('pm2', former)).toBe('list read 1, add FORBIDDEN, edit FORBIDDEN');
});
