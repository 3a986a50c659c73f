import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRetention } from '#areas/outsourced-projects/retention.ts';
import { inTransaction } from '#db/transaction.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { askPdf, makeReportSite, reportsOf, signVersion } from '#test-kit/factories/site-report.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const SETTLED_AT = new Date('2026-11-21T00:00:00Z');

/** A settled project with a report whose PDF is made. */
async function settledReport(): Promise<{ Id: number; reportId: number }> {
  const site = await makeReportSite(portal);
  const reportId = await signVersion(portal, site, { draft: { Summary: '비밀 요약' } });
  await askPdf(portal, reportId, 'sales1');
  await setProject(portal, site.Id, { status: 'E', bill_date: '2026-11-20', settled_at: SETTLED_AT });
  return { Id: site.Id, reportId };
}

const range = { before: new Date('2026-11-22T00:00:00Z'), most: 20 };
const blank = () => inTransaction(portal.ctx, (tx) => projectRetention.site.blank(tx, range));

it('after the period hash, times and fact remain of a report, and nothing else', async () => {
  const { Id, reportId } = await settledReport();
  const [before] = await reportsOf(portal, Id);
  expect((await projectRetention.site.summarize(portal.ctx.db, range)).count).toBe(1);
  expect(await blank()).toEqual([String(Id)]);
  const [after] = await reportsOf(portal, Id);
  expect(after).toMatchObject({
    state: 'S',
    blankedYN: 'Y',
    summary: '',
    remarks: '',
    materials: [],
    pdfName: '',
    pdfSha256: before?.pdfSha256,
    signedDtm: before?.signedDtm,
  });
  expect(after?.signers.map(({ name, role, company }) => name + role + company)).toEqual(['', '']);
  const signatures = await portal.ctx.db
    .selectFrom('site_report_signature')
    .select(['strokes', 'sha256'])
    .where('report_id', '=', reportId)
    .execute();
  expect(signatures.map(({ strokes, sha256 }) => [strokes, sha256.length])).toEqual([
    ['', 64],
    ['', 64],
  ]);
  expect((await askPdf(portal, reportId, 'sales1')).statusCode).toBe(404);
  expect(await blank()).toEqual([]);
});
