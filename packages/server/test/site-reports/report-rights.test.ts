import { PROJECT_STATUSES, type ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import {
  askPdf,
  draftOf,
  makeReportSite,
  type ReportSite,
  reportsOf,
  type SavedDraft,
  saveDraft,
  signing,
  signVersion,
} from '#test-kit/factories/site-report.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

type Written = ReportSite & { signed: number; draft: SavedDraft };

/** An award with a corrected version and a draft, and a site with a signed version for staff to decide. */
async function writtenAward(): Promise<Written> {
  const site = await makeReportSite(portal);
  const signed = await signVersion(portal, site);
  await portal.call('Site/report-return', { ReportId: signed, Reason: '사진' }, { as: 'sales1' });
  await makePdfOf(signed);
  return { ...site, signed, draft: await saveDraft(portal, site) };
}

/** Gives a version a stored PDF without making one. */
async function makePdfOf(id: number): Promise<void> {
  await portal.ctx.db
    .updateTable('site_report')
    .set({ pdf_name: `report-${id}.pdf`, pdf_sha256: '0'.repeat(64) })
    .where('id', '=', id)
    .execute();
}

const outcome = ({ status, refusal }: { status: number; refusal: { code?: string } }): string =>
  status === 200 ? '200' : `${refusal.code}`;

/** What each call answers to a user: list, strokes, save, sign, accept, return. */
async function outcomes({ signed, draft, ...site }: Written, as: Person): Promise<string> {
  const { Id, AwardId } = site;
  const ReportId = signed;
  const list = await portal.call('Site/report-list', { Id, AwardId }, { as });
  const { ReportEntryId: EntryId, revision: Revision } = draft;
  const saved = await portal.call('Site/report-save', draftOf(site, { EntryId, Revision }), { as });
  const sign = signing({ ...draft, revision: saved.ok.data?.[0]?.revision ?? Revision });
  const answers = [
    `list ${list.status === 200 ? `${list.ok.meta.access} ${list.ok.data.length}` : list.refusal.code}`,
    `strokes ${outcome(await portal.call('Site/report-signature-list', { ReportId }, { as }))}`,
    `save ${outcome(saved)}`,
    `sign ${outcome(await portal.call('Site/report-sign', sign, { as }))}`,
    `accept ${outcome(await portal.call('Site/report-accept', { ReportId: draft.reportId }, { as }))}`,
    `return ${outcome(await portal.call('Site/report-return', { ReportId: signed, Reason: '사진' }, { as }))}`,
  ];
  return answers.join(', ');
}

const STAFF_OPEN =
  'list write 2, strokes 200, save FORBIDDEN, sign FORBIDDEN, accept REPORT_STATE, return REPORT_RETURNED';
const STAFF_B = 'list write 2, strokes 200, save FORBIDDEN, sign FORBIDDEN, accept REPORT_STATE, return SITE_CLOSED';
const STAFF = 'list read 2, strokes 200, save FORBIDDEN, sign FORBIDDEN, accept SITE_CLOSED, return SITE_CLOSED';
const WINNER = 'list write 2, strokes 200, save 200, sign 200, accept FORBIDDEN, return FORBIDDEN';
const READER = 'list read 2, strokes 200, save SITE_CLOSED, sign SITE_CLOSED, accept FORBIDDEN, return FORBIDDEN';
const CLOSED =
  'list closed 0, strokes SITE_CLOSED, save SITE_CLOSED, sign SITE_CLOSED, accept FORBIDDEN, return FORBIDDEN';
const HIDDEN = 'list NOT_FOUND, strokes NOT_FOUND, save NOT_FOUND, sign NOT_FOUND, accept FORBIDDEN, return FORBIDDEN';

/** States that a project with an award has. */
const AFTER_AWARD = PROJECT_STATUSES.filter((status) => status !== 'P' && status !== 'N');

function expected(person: Person, status: ProjectStatus): string {
  if (person === 'sales1') return status === 'B' ? STAFF_B : ['Y', 'YY'].includes(status) ? STAFF_OPEN : STAFF;
  if (person !== 'hanbit1' && person !== 'hanbit2') return HIDDEN;
  if (status === 'Y' || status === 'YY') return WINNER;
  return status === 'B' ? READER : CLOSED;
}

describe('every call of the reports in every state by everybody (D-451)', () => {
  it.each(AFTER_AWARD)('%s', async (status) => {
    for (const person of ['sales1', 'hanbit1', 'hanbit2', 'daon1', 'closed1'] as const) {
      const written = await writtenAward();
      await setProject(portal, written.Id, { status, bill_date: '2026-12-01' });
      await portal.resetLimits();
      expect([person, await outcomes(written, person)]).toEqual([person, expected(person, status)]);
    }
  });

  it('the PDF has the readers of the report', async () => {
    const written = await writtenAward();
    // A reader who may know of it meets the missing bytes, the others meet nothing at all.
    const readings = async () =>
      (await portal.ctx.db.selectFrom('access_log').select('task').where('task', '=', 'signatures').execute()).length;
    for (const [as, notes] of [
      ['sales1', 1],
      ['hanbit2', 1],
      ['daon1', 0],
    ] as const) {
      const before = await readings();
      expect((await askPdf(portal, written.signed, as)).statusCode).toBe(404);
      expect([as, (await readings()) - before]).toEqual([as, notes]);
    }
  });

  it('a former winner sees nothing of the next one, which begins with version 1', async () => {
    const written = await writtenAward();
    const { Id } = written;
    const as = 'sales1';
    await portal.call('Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, { as });
    await portal.call('Construction/construction-post', { Id }, { as });
    expect(await outcomes(written, 'hanbit1')).toBe(HIDDEN);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await portal.call('Construction/construction-accept', acceptance(Id), { as: 'daon1' });
    await portal.resetLimits();
    expect(await outcomes(written, 'hanbit1')).toBe(HIDDEN);
    expect(await outcomes(written, 'daon1')).toBe(HIDDEN);
    expect(await reportsOf(portal, Id, 'daon1')).toEqual([]);
    const next = await portal.call('Site/report-list', { Id }, { as: 'daon1' });
    const body = draftOf({ ...written, AwardId: next.ok.meta.awardId }, { Pairs: [] });
    expect((await portal.call('Site/report-save', body, { as: 'daon1' })).status).toBe(200);
    expect(await reportsOf(portal, Id)).toMatchObject([{ version: 1, state: 'D' }]);
  });

  it('before any award staff get an empty page and contractors none', async () => {
    const Id = await postProject(portal);
    const staff = await portal.call('Site/report-list', { Id }, { as: 'sales1' });
    expect([staff.ok.data, staff.ok.meta.access]).toEqual([[], 'none']);
    expect((await portal.call('Site/report-list', { Id }, { as: 'hanbit1' })).refusal.code).toBe('NOT_FOUND');
  });
});
