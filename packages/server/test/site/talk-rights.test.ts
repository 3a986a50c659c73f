import { PROJECT_STATUSES, type ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOn } from '#test-kit/factories/comment.ts';
import { makeOrder } from '#test-kit/factories/order.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addTalk, awardOf, sendTalk, talkOf } from '#test-kit/factories/talk.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';

let portal: TestApp;
let picture: Buffer;
beforeAll(async () => {
  portal = await startApp();
  picture = await drawPicture('jpeg', 40, 30);
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

type Written = { Id: number; AwardId: number; own: Map<Person, number>; asks: Map<'M' | 'C', number>; photo: string };
const WRITERS: readonly Person[] = ['sales1', 'hanbit1', 'hanbit2'];

/** An award of 한빛설비 with messages of everybody who may write, requests of both sides, and a photo. */
async function writtenAward(): Promise<Written> {
  const Id = await makeOrder(portal);
  const AwardId = await awardOf(portal, Id);
  const own = new Map<Person, number>();
  for (const person of WRITERS) own.set(person, await addTalk(portal, AwardId, {}, person));
  const asks = new Map([
    ['M', await addTalk(portal, AwardId, { ConfirmYn: 'Y', photos: [picture] }, 'sales1')],
    ['C', await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'hanbit1')],
  ] as const);
  const photo = (await talkOf(portal, Id, 'sales1')).flatMap(({ photos }) => photos)[0] ?? '';
  return { Id, AwardId, own, asks, photo };
}

const outcome = ({ status, refusal }: { status: number; refusal: { code?: string } }): string =>
  status === 200 ? '200' : `${refusal.code}`;

/** What each call answers to a user, in one line: list, add, edit, confirm, read, photo, delete. */
async function outcomes({ Id, AwardId, own, asks, photo }: Written, as: Person): Promise<string> {
  const mine = { MessageId: own.get(as) ?? own.get('hanbit1') };
  const other = { MessageId: asks.get(as === 'sales1' ? 'C' : 'M') };
  const list = await portal.call('Site/talk-list', { Id, AwardId }, { as });
  const added = await sendTalk(portal, AwardId, {}, as);
  const shown = await portal.app.inject({
    url: `/uploads/Talk/${photo}`,
    headers: { cookie: await portal.cookieOf(as) },
  });
  const answers = [
    `list ${list.status === 200 ? `${list.ok.meta.access} ${list.ok.data.length > 0 ? 'rows' : 'none'}` : list.refusal.code}`,
    `add ${added.status === 200 ? '200' : added.code}`,
    `edit ${outcome(await portal.call('Site/talk-edit', { ...mine, Content: '고침' }, { as }))}`,
    `confirm ${outcome(await portal.call('Site/talk-confirm', { ...other, Version: 1 }, { as }))}`,
    `read ${outcome(await portal.call('Site/talk-read', other, { as }))}`,
    `photo ${shown.statusCode}`,
    `delete ${outcome(await portal.call('Site/talk-delete', mine, { as }))}`,
  ];
  return answers.join(', ');
}

const WRITE = 'list write rows, add 200, edit 200, confirm 200, read 200, photo 200, delete 200';
const READ =
  'list read rows, add SITE_CLOSED, edit SITE_CLOSED, confirm SITE_CLOSED, read 200, photo 200, delete SITE_CLOSED';
const CLOSED =
  'list closed none, add SITE_CLOSED, edit SITE_CLOSED, confirm SITE_CLOSED, read SITE_CLOSED, photo 404, delete SITE_CLOSED';
const HIDDEN =
  'list NOT_FOUND, add NOT_FOUND, edit NOT_FOUND, confirm NOT_FOUND, read NOT_FOUND, photo 404, delete NOT_FOUND';

/** States that a project with an award has. P and N come after it only by a withdrawal, which is tried below. */
const AFTER_AWARD = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');
const isOpen = (status: ProjectStatus): boolean => ['Y', 'YY', 'B'].includes(status);

describe('every call of the talk in every state by everybody (D-433, D-434)', () => {
  it.each(AFTER_AWARD)('%s', async (status) => {
    for (const person of ['sales1', 'hanbit1', 'hanbit2', 'daon1', 'closed1'] as const) {
      const written = await writtenAward();
      await setProject(portal, written.Id, { status, bill_date: '2026-12-01' });
      await portal.resetLimits();
      const company = person === 'hanbit1' || person === 'hanbit2';
      const closed = company ? CLOSED : READ;
      const expected = company || person === 'sales1' ? (isOpen(status) ? WRITE : closed) : HIDDEN;
      expect([person, await outcomes(written, person)]).toEqual([person, expected]);
    }
  });

  it('a former winner has nothing of it, nor of the next one, and staff read both', async () => {
    const written = await writtenAward();
    const { Id, AwardId } = written;
    const as = 'sales1';
    await portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, { as });
    expect(await outcomes(written, 'hanbit1')).toBe(CLOSED);
    await portal.call('Construction/construction-post', { Id }, { as });
    expect(await outcomes(written, 'hanbit1')).toBe(HIDDEN);
    expect(await outcomes(written, 'sales1')).toBe(READ);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await portal.call('Construction/construction-accept', acceptance(Id), { as: 'daon1' });
    await portal.resetLimits();
    for (const person of ['hanbit1', 'daon1'] as const) expect(await outcomes(written, person)).toBe(HIDDEN);
    expect(await outcomes(written, 'sales1')).toBe(READ);
    const next = await awardOf(portal, Id);
    expect(next).not.toBe(AwardId);
    const before = await portal.call('Site/talk-list', { Id }, { as: 'daon1' });
    expect([before.ok.data, before.ok.meta.companyName, before.ok.meta.awards]).toEqual([[], '다온전기', []]);
    await addTalk(portal, next, { Content: '다음 업체의 말' }, 'daon1');
    expect((await portal.call('Site/talk-list', { Id }, { as: 'hanbit1' })).refusal.code).toBe('NOT_FOUND');
    const staff = await portal.call('Site/talk-list', { Id }, { as });
    expect(staff.ok.meta.awards.map(({ companyName }) => companyName)).toEqual(['다온전기', '한빛설비']);
    expect(staff.ok.data.map(({ content }) => content)).toEqual(['다음 업체의 말']);
  });

  it('before any award staff get an empty talk and contractors none; nobody gets that of a deleted project', async () => {
    const Id = await postProject(portal);
    const staff = await portal.call('Site/talk-list', { Id }, { as: 'sales1' });
    expect([staff.status, staff.ok.data, staff.ok.meta.access, staff.ok.meta.awardId]).toEqual([200, [], 'none', 0]);
    expect((await portal.call('Site/talk-list', { Id }, { as: 'hanbit1' })).refusal.code).toBe('NOT_FOUND');
    const written = await writtenAward();
    await setProject(portal, written.Id, { deleted_at: portal.clock.now });
    for (const as of ['sales1', 'hanbit1'] as const) expect(await outcomes(written, as)).toBe(HIDDEN);
  });

  it('no internal comment comes into the talk, and no message into the comments', async () => {
    const { Id, AwardId } = await writtenAward();
    await commentOn(portal, Id, 'sales1', '내부 비밀 메모');
    await addTalk(portal, AwardId, { Content: '업체에게 하는 말' }, 'sales1');
    const body = { Id, BoardType: 'project' };
    const comments = await portal.call('Comment/comment-all-list', body, { as: 'pm1' });
    expect(comments.raw).toContain('내부 비밀 메모');
    expect(comments.raw).not.toContain('업체에게 하는 말');
    for (const as of ['pm1', 'hanbit1', 'hanbit2'] as const) {
      expect((await portal.call('Site/talk-list', { Id }, { as })).raw).not.toContain('내부 비밀 메모');
    }
    expect((await portal.call('Comment/comment-all-list', body, { as: 'hanbit1' })).status).toBe(403);
    expect((await portal.call('Construction/construction-info', { Id }, { as: 'hanbit1' })).raw).not.toContain(
      '비밀 메모',
    );
  });
});
