import { mayAskArrival } from '@portal/contract/areas/site/site-days';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addSitePhoto } from '#test-kit/factories/site-photo.ts';
import { talkOf } from '#test-kit/factories/talk.ts';
import { addVisit, awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';
import { deliveredKeys, emptyInboxes } from '../notify/inboxes.ts';

/** 15:00 in Seoul. */
const START = new Date('2026-11-20T06:00:00Z');
const LIST = 'Site/visit-today';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = START;
  await portal.resetLimits();
  await portal.ctx.db.updateTable('outsourced_project').set({ deleted_at: START }).execute();
  await emptyInboxes(portal);
});

/** Asks the companies of these awards; answers how many were asked. */
async function ask(AwardIds: readonly number[], as: Person = 'pm2'): Promise<number> {
  const { ok, raw, status } = await portal.call('Site/visit-ask', { AwardIds }, { as });
  if (status !== 200) throw new Error(`not asked: ${raw}`);
  return ok.data[0]?.asked ?? -1;
}

const site = async (changes: object = { etc_memo: '' }): Promise<{ Id: number; AwardId: number }> => {
  const Id = await makeSite(portal);
  await setProject(portal, Id, changes);
  return { Id, AwardId: await awardIdOf(portal, Id) };
};
const sitesFor = async (body: object, as: Person = 'pm2') => (await portal.call(LIST, body, { as })).ok.data;

it('one press asks each missing company once, in its talk and its inbox, whoever presses (D-475)', async () => {
  const [one, other, came] = [await site(), await site(), await site()];
  await addVisit(portal, came.Id);
  const all = [one.AwardId, other.AwardId, came.AwardId];
  expect(await ask(all)).toBe(2);
  expect(await ask(all, 'admin')).toBe(0);
  const messages = await talkOf(portal, one.Id, 'hanbit1');
  expect(messages).toMatchObject([{ side: 'M', confirmYn: 'Y', userName: '이바다' }]);
  expect(messages[0]?.content).toContain('오늘 10:00까지 현장 도착이 등록되지 않았습니다.');
  expect(await talkOf(portal, came.Id, 'hanbit1')).toEqual([]);
  expect(await deliveredKeys(portal)).toEqual([
    'hanbit1 siteTalkAsk',
    'hanbit1 siteTalkAsk',
    'hanbit2 siteTalkAsk',
    'hanbit2 siteTalkAsk',
  ]);
  const MessageId = messages[0]?.messageId;
  await portal.call('Site/talk-confirm', { MessageId, Version: 1 }, { as: 'hanbit1' });
  const listed = (await sitesFor({})).toSorted((a, b) => a.awardId - b.awardId);
  const requestedAt = '2026-11-20 15:00:00';
  expect(listed.map(({ askedDtm, askConfirmedDtm }) => [askedDtm, askConfirmedDtm])).toEqual([
    [requestedAt, requestedAt],
    [requestedAt, ''],
    ['', ''],
  ]);
});

it('two who press at the same moment ask once', async () => {
  const { Id, AwardId } = await site();
  const counts = await Promise.all([ask([AwardId]), ask([AwardId], 'admin')]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await talkOf(portal, Id, 'pm2')).toHaveLength(1);
});

it('nobody is asked before ten, on another day, of a completed site or of one that is not named', async () => {
  const { AwardId } = await site();
  const tomorrow = await site({ choice_date: '2026-11-21' });
  const done = await site({ status: 'YY' });
  await site();
  expect(await ask([tomorrow.AwardId, done.AwardId])).toBe(0);
  portal.clock.now = new Date('2026-11-20T00:59:00Z');
  expect(await ask([AwardId])).toBe(0);
  portal.clock.now = new Date('2026-11-20T01:00:00Z');
  expect(await ask([AwardId])).toBe(1);
  expect((await portal.call('Site/visit-ask', { AwardIds: [AwardId] }, { as: 'hanbit1' })).status).toBe(403);
  const missing = { day: '2026-11-20', arrivedDtm: '', leftDtm: '', askedDtm: '' };
  expect(mayAskArrival(missing, '2026-11-20 10:00:00')).toBe(true);
});

it('state and own sites narrow the answer, and a day counts its photos', async () => {
  const [missing, came] = [await site(), await site()];
  await addVisit(portal, came.Id);
  const tomorrow = await site({ choice_date: '2026-11-21' });
  const idsOf = async (body: object, as: Person = 'pm2') =>
    (await sitesFor(body, as)).map(({ projectId }) => projectId);
  expect(await idsOf({ SearchState: 'arrived' })).toEqual([came.Id]);
  expect(await idsOf({ SearchState: 'missing' })).toEqual([missing.Id]);
  expect(await idsOf({ OwnYN: 'Y' })).toEqual([missing.Id, came.Id, tomorrow.Id]);
  expect(await idsOf({ OwnYN: 'Y' }, 'admin')).toEqual([]);
  await addSitePhoto(portal, came.AwardId, {}, 'hanbit1');
  await addSitePhoto(portal, came.AwardId, { TakenDtm: '2026-11-19T23:50:00+09:00', TakenFrom: 'E' }, 'hanbit1');
  expect((await sitesFor({ SearchState: 'arrived' })).map(({ photoCount }) => photoCount)).toEqual([1]);
});

it('the workbook has the sites that the filters leave, with telephones for permission M alone', async () => {
  const came = await site();
  await site();
  await addVisit(portal, came.Id);
  const columns = ['no', 'state', 'company', 'phone'];
  const order = { List: LIST, Filter: { SearchState: 'arrived' }, Columns: columns };
  expect(await downloadSheet(portal, order, 'pm2')).toMatchObject({ status: 403 });
  const sheet = await downloadSheet(portal, { ...order, Reason: '현장 안전교육 연락용' }, 'admin');
  expect(decodeURIComponent(String(sheet.headers['content-disposition']))).toContain('오늘현장_2026-11-20.xlsx');
  expect(sheet.rows).toEqual([
    ['번호', '상태', '업체', '현장 연락처'],
    [came.Id, '도착', '한빛설비', '010-5555-6666'],
  ]);
});
