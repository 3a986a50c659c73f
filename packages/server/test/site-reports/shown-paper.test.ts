import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPaper, sealPaper } from '#areas/site-reports/shown-paper.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { makeReportSite, type ReportSite, reportsOf, saveDraft, signing } from '#test-kit/factories/site-report.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let site: ReportSite;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.resetLimits();
  site = await makeReportSite(portal);
});

const pageOf = async (Id: number) => (await portal.call('Site/report-list', { Id }, { as: 'hanbit1' })).ok.meta;
const signedPlace = async () => (await reportsOf(portal, site.Id))[0]?.facts?.place;

/** Signs what the page of a site shows, after the site has moved. */
async function signAfterMove(Shown: string): Promise<void> {
  const saved = await saveDraft(portal, site);
  await setProject(portal, site.Id, { addr1: '서울 중구 새 주소 1' });
  const reply = await portal.call('Site/report-sign', signing(saved, { Shown }), { as: 'hanbit1' });
  expect(reply.status).toBe(200);
}

it('what was shown is what is signed, also when the project has changed before it is sent', async () => {
  const { shown, facts } = await pageOf(site.Id);
  await signAfterMove(shown);
  expect((await pageOf(site.Id)).facts.place).toContain('새 주소');
  expect(await signedPlace()).toBe(facts.place);
});

it.each(['', 'v1.x.y.z.w', '서울 어딘가'])('without its seal (%s) the paper says what is true now', async (shown) => {
  await signAfterMove(shown);
  expect(await signedPlace()).toContain('새 주소');
});

it('the seal of another award says nothing here', async () => {
  const other = await makeReportSite(portal);
  const { shown } = await pageOf(other.Id);
  await signAfterMove(shown);
  expect(await signedPlace()).toContain('새 주소');
});

it('the seal of a former version says nothing of the next one', async () => {
  const { shown } = await pageOf(site.Id);
  await signAfterMove(shown);
  const [first] = await reportsOf(portal, site.Id);
  await portal.call('Site/report-return', { ReportId: first?.reportId, Reason: '사진' }, { as: 'sales1' });
  await signAfterMove(shown);
  const [second] = await reportsOf(portal, site.Id);
  expect(second).toMatchObject({ version: 2, facts: { number: `${site.Id}-2` } });
  expect(second?.facts?.place).toContain('새 주소');
});

it('staff and who may only read get no seal', async () => {
  const staff = await portal.call('Site/report-list', { Id: site.Id }, { as: 'sales1' });
  expect(staff.ok.meta.facts.place).not.toBe('');
  await setProject(portal, site.Id, { status: 'B', bill_date: '2026-12-01' });
  expect((await pageOf(site.Id)).shown).toBe('');
});

it('a seal opens with the key that made it alone', () => {
  const [keys, others] = [[randomBytes(32).toString('base64url')], [randomBytes(32).toString('base64url')]];
  const facts = { number: '7-1', projectName: '가', place: '나', companyName: '다', clientName: '라' };
  const paper = { ...facts, customerName: '마', period: '바', people: '사', keepMonths: 36 };
  const sealed = sealPaper({ keys }, 7, paper);
  expect(openPaper({ keys }, 7, sealed)).toEqual(paper);
  expect([openPaper({ keys: others }, 7, sealed), openPaper({ keys }, 8, sealed)]).toEqual([null, null]);
});
