import { PROJECT_STATUSES, type ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance } from '#test-kit/factories/project.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addSitePhoto, sendSitePhoto, sitePhotosOf } from '#test-kit/factories/site-photo.ts';
import { awardOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

type Shot = { Id: number; AwardId: number; PhotoId: number; name: string };

/** An award of 한빛설비 with a photo. */
async function shotAward(): Promise<Shot> {
  const Id = await makeOrder(portal);
  const AwardId = await awardOf(portal, Id);
  const PhotoId = await addSitePhoto(portal, AwardId, {}, 'hanbit1');
  return { Id, AwardId, PhotoId, name: (await sitePhotosOf(portal, Id, 'sales1'))[0]?.name ?? '' };
}

const outcome = ({ status, refusal }: { status: number; refusal: { code?: string } }): string =>
  status === 200 ? '200' : `${refusal.code}`;

/** What each call answers to a user, in one line. */
async function outcomes({ Id, AwardId, PhotoId, name }: Shot, as: Person): Promise<string> {
  const list = await portal.call('Site/photo-list', { Id, AwardId }, { as });
  const added = await sendSitePhoto(portal, AwardId, {}, as);
  const headers = { cookie: await portal.cookieOf(as) };
  const open = async (url: string) => (await portal.app.inject({ url, headers })).statusCode;
  const answers = [
    `list ${list.status === 200 ? `${list.ok.meta.access} ${list.ok.data.length > 0 ? 'rows' : 'none'}` : list.refusal.code}`,
    `add ${added.status === 200 ? '200' : added.code}`,
    `edit ${outcome(await portal.call('Site/photo-edit', { PhotoId, Label: 'A', Caption: '랙' }, { as }))}`,
    `show ${await open(`/uploads/Site/${name}`)} ${await open(`/uploads/Site/${name}-small`)}`,
    `zip ${await open(`/api/Site/photo-zip?AwardId=${AwardId}`)}`,
    `delete ${outcome(await portal.call('Site/photo-delete', { PhotoId }, { as }))}`,
  ];
  return answers.join(', ');
}

const WRITE = 'list write rows, add 200, edit 200, show 200 200, zip 403, delete 200';
const READ = 'list read rows, add SITE_CLOSED, edit SITE_CLOSED, show 200 200, zip 403, delete SITE_CLOSED';
const CLOSED = 'list closed none, add SITE_CLOSED, edit SITE_CLOSED, show 404 404, zip 403, delete SITE_CLOSED';
const HIDDEN = 'list NOT_FOUND, add NOT_FOUND, edit NOT_FOUND, show 404 404, zip 403, delete NOT_FOUND';
const STAFF = 'list read rows, add FORBIDDEN, edit FORBIDDEN, show 200 200, zip 200, delete FORBIDDEN';

/** States that a project with an award has. P and N come after it only by a withdrawal, which is tried below. */
const AFTER_AWARD = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');

/** What the winning company finds in a state. */
function ofCompany(status: ProjectStatus): string {
  if (status === 'Y' || status === 'YY') return WRITE;
  return status === 'B' ? READ : CLOSED;
}

describe('every call of the photos in every state by everybody (D-433, D-441)', () => {
  it.each(AFTER_AWARD)('%s', async (status) => {
    for (const person of ['sales1', 'hanbit1', 'hanbit2', 'daon1', 'closed1'] as const) {
      const shot = await shotAward();
      await setProject(portal, shot.Id, { status, bill_date: '2026-12-01' });
      await portal.resetLimits();
      const others = person === 'sales1' ? STAFF : HIDDEN;
      const expected = person.startsWith('hanbit') ? ofCompany(status) : others;
      expect([person, await outcomes(shot, person)]).toEqual([person, expected]);
    }
  });

  it('a former winner has nothing of them, nor of the next ones, and staff choose between both awards', async () => {
    const shot = await shotAward();
    const { Id, AwardId } = shot;
    const as = 'sales1';
    await portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, { as });
    expect(await outcomes(shot, 'hanbit1')).toBe(CLOSED);
    await portal.call('Construction/construction-post', { Id }, { as });
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await portal.call('Construction/construction-accept', acceptance(Id), { as: 'daon1' });
    await portal.resetLimits();
    for (const person of ['hanbit1', 'daon1'] as const) expect(await outcomes(shot, person)).toBe(HIDDEN);
    expect(await outcomes(shot, 'sales1')).toBe(STAFF);
    await addSitePhoto(portal, await awardOf(portal, Id), { Caption: '다음 업체의 사진' }, 'daon1');
    expect((await portal.call('Site/photo-list', { Id }, { as: 'hanbit1' })).refusal.code).toBe('NOT_FOUND');
    expect((await portal.call('Site/photo-list', { Id }, { as: 'daon1' })).ok.meta.awards).toEqual([]);
    const now = await portal.call('Site/photo-list', { Id }, { as });
    expect(now.ok.meta.awards.map(({ companyName }) => companyName)).toEqual(['다온전기', '한빛설비']);
    expect(now.ok.data.map(({ caption }) => caption)).toEqual(['다음 업체의 사진']);
    const former = await portal.call('Site/photo-list', { Id, AwardId }, { as });
    expect([former.ok.meta.companyName, former.ok.data.length]).toEqual(['한빛설비', 1]);
    const other = await makeOrder(portal);
    expect((await portal.call('Site/photo-list', { Id: other, AwardId }, { as })).refusal.code).toBe('NOT_FOUND');
  });

  it('a repeat after the site was closed gets its first answer, so that the device may let go of it', async () => {
    const Id = await makeOrder(portal);
    const AwardId = await awardOf(portal, Id);
    const EntryId = 'b1ee5e1c-6f2c-4b0e-9d5e-2f6a3c9d1e11';
    const first = await sendSitePhoto(portal, AwardId, { EntryId }, 'hanbit1');
    await setProject(portal, Id, { status: 'E', bill_date: '2026-12-01' });
    const again = await sendSitePhoto(portal, AwardId, { EntryId }, 'hanbit1');
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    expect((await sendSitePhoto(portal, AwardId, {}, 'hanbit1')).code).toBe('SITE_CLOSED');
  });
});
