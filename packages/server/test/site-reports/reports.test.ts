import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import {
  draftOf,
  makeReportSite,
  type ReportSite,
  reportsOf,
  STROKES,
  saveDraft,
  signing,
  signVersion,
} from '#test-kit/factories/site-report.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let site: ReportSite;
beforeAll(async () => {
  // Long sessions, since a test sends two days later.
  portal = await startApp({ SESSION_IDLE_HOURS: '720', SESSION_HOURS: '720' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.resetLimits();
  site = await makeReportSite(portal);
});

const save = (body: object, as: 'hanbit1' | 'hanbit2' = 'hanbit1') => portal.call('Site/report-save', body, { as });
const sign = (body: object, as: 'hanbit1' | 'hanbit2' = 'hanbit1') => portal.call('Site/report-sign', body, { as });
const askAgain = (ReportId: number, Reason = '녹화 화면 사진이 없습니다.') =>
  portal.call('Site/report-return', { ReportId, Reason }, { as: 'sales1' });

it('a draft is continued by a colleague, and nobody overwrites what they have not seen', async () => {
  const draft = draftOf(site);
  const first = await save(draft);
  expect(first.ok.data).toMatchObject([{ revision: 1 }]);
  const second = await save({ ...draft, Revision: 1, Summary: '동료가 고침' }, 'hanbit2');
  expect(second.ok.data).toEqual([{ reportId: first.ok.data[0]?.reportId, revision: 2 }]);
  expect((await save({ ...draft, Revision: 1, Summary: '모르고 고침' })).refusal.code).toBe('STALE');
  expect(await reportsOf(portal, site.Id)).toMatchObject([{ version: 1, state: 'D', summary: '동료가 고침' }]);
});

it('a repeat of the first save adds nothing, also at the same moment, and another entry meets the draft', async () => {
  const draft = draftOf(site);
  const answers = await Promise.all([save(draft), save(draft), save(draft)]);
  expect(new Set(answers.map(({ ok }) => JSON.stringify(ok.data))).size).toBe(1);
  expect((await save(draftOf(site))).refusal.code).toBe('REPORT_DRAFT');
  expect(await reportsOf(portal, site.Id)).toHaveLength(1);
});

it('a repeat of a later save changes nothing, and other words for the same revision are stale', async () => {
  const draft = { ...draftOf(site), Revision: 1 };
  await save({ ...draft, Revision: 0, Summary: '처음' });
  for (let time = 0; time < 3; time += 1) expect((await save(draft)).ok.data).toMatchObject([{ revision: 2 }]);
  for (const changes of [{ Summary: '다름' }, { Remarks: '다름' }, { Pairs: [] }, { Materials: [] }])
    expect((await save({ ...draft, ...changes })).refusal.code).toBe('STALE');
  expect(await reportsOf(portal, site.Id)).toMatchObject([{ revision: 2, summary: draft.Summary }]);
});

it('a device that has heard of no answer sends draft and signatures by the id of their entries, once', async () => {
  const draft = draftOf(site);
  const unsent = { AwardId: site.AwardId, ReportEntryId: draft.EntryId, reportId: 0, revision: 1 };
  expect((await sign(signing(unsent))).refusal.code).toBe('NOT_FOUND');
  const signatures = signing(unsent);
  for (let time = 0; time < 2; time += 1) {
    expect((await save(draft)).status).toBe(200);
    expect((await sign(signatures)).status).toBe(200);
  }
  const [report, ...others] = await reportsOf(portal, site.Id);
  expect([report?.state, report?.signers.length, others]).toEqual(['S', 2, []]);
});

it('staff ask for a correction only where the company can still write one (D-461)', async () => {
  const ReportId = await signVersion(portal, site);
  const isCorrectable = async () =>
    (await portal.call('Site/report-list', { Id: site.Id }, { as: 'sales1' })).ok.meta.correctableYN;
  expect(await isCorrectable()).toBe('Y');
  await setProject(portal, site.Id, { status: 'B', bill_date: '2026-12-01' });
  expect(await isCorrectable()).toBe('N');
  expect((await askAgain(ReportId)).refusal.code).toBe('SITE_CLOSED');
  expect((await portal.call('Site/report-accept', { ReportId }, { as: 'sales1' })).status).toBe(200);
  await setProject(portal, site.Id, { status: 'YY', bill_date: null });
  expect((await askAgain(ReportId)).status).toBe(200);
});

it('photos are those of the award: one to thirty, and one in use is not deleted', async () => {
  const other = await makeReportSite(portal);
  const foreign = draftOf(site, { Pairs: [{ Before: other.before, After: '' }] });
  expect((await save(foreign)).refusal).toMatchObject({ code: 'REPORT_PHOTO', field: 'Pairs' });
  const pair = { Before: site.before, After: site.after };
  expect((await save(draftOf(site, { Pairs: Array(16).fill(pair) }))).refusal.field).toBe('Pairs');
  const saved = await saveDraft(portal, site, { Pairs: [] });
  expect((await sign(signing(saved))).refusal.message).toBe('전후 사진을 한 장 이상 골라주세요.');
  await save({ ...draftOf(site), EntryId: (await reportsOf(portal, site.Id))[0]?.entryId, Revision: 1 });
  const photos = await portal.call('Site/photo-list', { Id: site.Id }, { as: 'hanbit1' });
  const PhotoId = photos.ok.data[0]?.photoId;
  expect((await portal.call('Site/photo-delete', { PhotoId }, { as: 'hanbit1' })).refusal.code).toBe('PHOTO_USED');
});

it('both signatures are stored at once, a repeat changes nothing, and a signed version stays as it is', async () => {
  const draft = draftOf(site);
  const [saved = { reportId: 0, revision: 0 }] = (await save(draft)).ok.data;
  const signatures = signing({ ...saved, AwardId: site.AwardId, ReportEntryId: draft.EntryId });
  expect((await sign({ ...signatures, Revision: 0 })).refusal.code).toBe('STALE');
  const answers = await Promise.all([sign(signatures), sign(signatures)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await sign({ ...signatures, EntryId: randomUUID() })).refusal.code).toBe('REPORT_SIGNED');
  expect((await save({ ...draft, Revision: 1, Summary: '몰래 고침' })).refusal.code).toBe('REPORT_SIGNED');
  expect((await save(draftOf(site))).refusal.code).toBe('REPORT_SIGNED');
  expect(await reportsOf(portal, site.Id)).toMatchObject([
    {
      state: 'S',
      summary: draft.Summary,
      signedDtm: expect.stringMatching(/^2026-11-20/),
      signers: [
        { signer: 'customer', name: '문재호', role: '과장' },
        { signer: 'contractor', name: '최영수', role: '팀장', company: '한빛설비' },
      ],
    },
  ]);
});

it('signatures that are sent two days later, by a device whose clock is ten days off, have their own moment (D-570)', async () => {
  const draft = draftOf(site);
  const [saved = { reportId: 0, revision: 0 }] = (await save(draft)).ok.data;
  const clock = { CustomerDtm: '2026-11-10 16:40', ContractorDtm: '2026-11-10 16:45', DoneDtm: '2026-11-20 16:45:20' };
  const signatures = { ...signing({ ...saved, AwardId: site.AwardId, ReportEntryId: draft.EntryId }), ...clock };
  const before = portal.clock.now;
  portal.clock.now = new Date('2026-11-22T09:00:00+09:00');
  const sent = await sign(signatures);
  portal.clock.now = before;
  expect(sent.status).toBe(200);
  expect(await reportsOf(portal, site.Id)).toMatchObject([
    {
      signedDtm: '2026-11-20 16:45:20',
      receivedDtm: '2026-11-22 09:00:00',
      signers: [
        { signer: 'customer', signedDtm: '2026-11-20 16:40:20', deviceDtm: '2026-11-10 16:40:00' },
        { signer: 'contractor', signedDtm: '2026-11-20 16:45:20', deviceDtm: '2026-11-10 16:45:00' },
      ],
    },
  ]);
});

it('a draft and signatures that were made before the invoice are taken after it, and later ones are not (D-570)', async () => {
  const draft = { ...draftOf(site), DoneDtm: '2026-11-20 16:40:00' };
  const stopped = portal.clock.now;
  await setProject(portal, site.Id, {
    status: 'B',
    bill_date: '2026-11-21',
    invoiced_at: new Date('2026-11-21T09:00:00+09:00'),
  });
  portal.clock.now = new Date('2026-11-22T09:00:00+09:00');
  const saved = await save(draft);
  const ids = { AwardId: site.AwardId, ReportEntryId: draft.EntryId, reportId: 0, revision: 1 };
  const signed = await sign({ ...signing(ids), DoneDtm: '2026-11-20 16:45:00' });
  const late = await sign({ ...signing(ids), DoneDtm: '2026-11-21 10:05:00' });
  portal.clock.now = stopped;
  expect([saved.status, signed.status, late.refusal.code]).toEqual([200, 200, 'SITE_CLOSED']);
});

it.each([
  ['CustomerReadYN', { CustomerReadYN: 'N' }],
  ['CustomerName', { CustomerName: ' ' }],
  ['CustomerRole', { CustomerRole: '' }],
  ['CustomerStrokes', { CustomerStrokes: '100,100 101,101' }],
  ['CustomerStrokes', { CustomerStrokes: '<svg/>' }],
  ['ContractorName', { ContractorName: '' }],
  ['ContractorStrokes', { ContractorStrokes: '1,1 2000,5' }],
  ['AbsenceNote', { Absence: 'absent', AbsencePhoto: randomUUID() }],
  ['AbsencePhoto', { Absence: 'absent', AbsenceNote: '오후 반차' }],
  ['AbsencePhoto', { Absence: 'absent', AbsenceNote: '오후 반차', AbsencePhoto: randomUUID() }],
])('no signature without %s', async (field, changes) => {
  const saved = await saveDraft(portal, site);
  expect((await sign(signing(saved, changes))).refusal.field).toBe(field);
  expect(await reportsOf(portal, site.Id)).toMatchObject([{ state: 'D', signers: [] }]);
});

it('signatures longer than 30 KB are refused', async () => {
  const saved = await saveDraft(portal, site);
  const CustomerStrokes = `1,1${' 500,500'.repeat(4000)}`;
  expect((await sign(signing(saved, { CustomerStrokes }))).refusal.code).toBe('TOO_LONG');
});

it('a customer who does not sign leaves a reason and a photo instead, and no signature', async () => {
  const absence = { Absence: 'absent', AbsenceNote: '오후 반차', AbsencePhoto: site.after, CustomerStrokes: STROKES };
  const ReportId = await signVersion(portal, site, { sign: { ...absence, CustomerReadYN: 'N', CustomerName: '' } });
  expect(await reportsOf(portal, site.Id)).toMatchObject([
    { state: 'S', absence: 'absent', absenceNote: '오후 반차', absencePhoto: { entryId: site.after } },
  ]);
  const strokes = await portal.call('Site/report-signature-list', { ReportId }, { as: 'sales1' });
  expect(strokes.ok.data).toEqual([{ signer: 'contractor', strokes: STROKES }]);
});

it('staff ask for a correction: the first version stays, the next is signed anew and accepted', async () => {
  const first = await signVersion(portal, site);
  expect((await askAgain(first, ' ')).refusal.field).toBe('Reason');
  expect((await askAgain(first)).status).toBe(200);
  expect((await portal.call('Site/report-accept', { ReportId: first }, { as: 'sales1' })).refusal.code).toBe(
    'REPORT_STATE',
  );
  expect((await askAgain(first)).refusal.message).toBe('이미 보완을 요청한 확인서입니다.');
  const second = await signVersion(portal, site, { draft: { Summary: '사진을 더 넣었습니다.' } });
  expect((await askAgain(first)).refusal.code).toBe('REPORT_RETURNED');
  for (let press = 0; press < 2; press += 1) {
    expect((await portal.call('Site/report-accept', { ReportId: second }, { as: 'sales1' })).status).toBe(200);
  }
  expect(await reportsOf(portal, site.Id, 'hanbit1')).toMatchObject([
    { version: 2, state: 'A', summary: '사진을 더 넣었습니다.', decidedUserName: '박영업' },
    { version: 1, state: 'R', reason: '녹화 화면 사진이 없습니다.', summary: '카메라 18대를 교체했습니다.' },
  ]);
});

it('staff hear of a signed report, and the company of what staff decided', async () => {
  const ReportId = await signVersion(portal, site);
  const alarms = await portal.ctx.db
    .selectFrom('alarm')
    .select(['user_id', 'excerpt'])
    .where('kind', '=', 'report')
    .where('post_id', '=', String(site.Id))
    .execute();
  expect(alarms).toContainEqual({ user_id: 'sales1', excerpt: '작업완료확인서가 서명되었습니다' });
  await askAgain(ReportId);
  const events = await portal.ctx.db
    .selectFrom('notify_event')
    .select('key')
    .where('project_id', '=', site.Id)
    .where('key', 'in', ['reportAccepted', 'reportReturned'])
    .execute();
  expect(events).toEqual([{ key: 'reportReturned' }]);
});
