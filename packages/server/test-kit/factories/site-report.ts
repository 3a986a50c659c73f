import { randomUUID } from 'node:crypto';
import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { makeOrder } from './order.ts';
import { addSitePhoto } from './site-photo.ts';
import { awardOf } from './talk.ts';

/** The strokes of a drawn signature. */
export const STROKES = '100,120 180,90 260,140;300,60 310,200';

/** A project with an award, and two photos of its site by their entries. */
export type ReportSite = { Id: number; AwardId: number; before: string; after: string };

/** Makes an order of 한빛설비 with a photo of before and one of after. */
export async function makeReportSite(portal: TestApp, winner: Person = 'hanbit1'): Promise<ReportSite> {
  const Id = await makeOrder(portal, {}, { winner });
  const AwardId = await awardOf(portal, Id);
  const [before, after] = [randomUUID(), randomUUID()];
  await addSitePhoto(portal, AwardId, { EntryId: before, Label: 'B', Caption: '지하 2층 A구역' }, winner);
  await addSitePhoto(portal, AwardId, { EntryId: after, Label: 'A', Caption: '지하 2층 A구역' }, winner);
  return { Id, AwardId, before, after };
}

/** The fields of a finished draft. */
export const draftOf = ({ AwardId, before, after }: ReportSite, changes: object = {}) => ({
  AwardId,
  EntryId: randomUUID(),
  Summary: '카메라 18대를 교체했습니다.',
  Remarks: '노출 배관 8m 추가',
  Pairs: [{ Before: before, After: after }],
  Materials: [{ Name: '돔 카메라', Model: 'DM-400V', Quantity: 18, Unit: '개' }],
  ...changes,
});

/** A saved draft, as its device and the server name it. */
export type SavedDraft = { AwardId: number; ReportEntryId: string; reportId: number; revision: number };

/** The fields of both signatures. */
export const signing = ({ AwardId, ReportEntryId, revision }: SavedDraft, changes: object = {}) => ({
  AwardId,
  ReportEntryId,
  Revision: revision,
  EntryId: randomUUID(),
  CustomerReadYN: 'Y',
  CustomerName: '문재호',
  CustomerRole: '과장',
  CustomerStrokes: STROKES,
  ContractorName: '최영수',
  ContractorRole: '팀장',
  ContractorStrokes: STROKES,
  ...changes,
});

/** Saves a draft, which must succeed. */
export async function saveDraft(
  portal: TestApp,
  site: ReportSite,
  changes: object = {},
  as: Person = 'hanbit1',
): Promise<SavedDraft> {
  const draft = draftOf(site, changes);
  const { ok, raw, status } = await portal.call('Site/report-save', draft, { as });
  const [saved] = ok.data ?? [];
  if (status !== 200 || !saved) throw new Error(`no draft: ${raw}`);
  return { ...saved, AwardId: site.AwardId, ReportEntryId: draft.EntryId };
}

/** Saves and signs a version, which must succeed. Returns its id. */
export async function signVersion(
  portal: TestApp,
  site: ReportSite,
  changes: { draft?: object; sign?: object } = {},
  as: Person = 'hanbit1',
): Promise<number> {
  const saved = await saveDraft(portal, site, changes.draft, as);
  const { raw, status } = await portal.call('Site/report-sign', signing(saved, changes.sign), { as });
  if (status !== 200) throw new Error(`not signed: ${raw}`);
  return saved.reportId;
}

/** The versions of a project as a user reads them. */
export async function reportsOf(portal: TestApp, Id: number, as: Person = 'sales1'): Promise<SiteReport[]> {
  const { ok, raw, status } = await portal.call('Site/report-list', { Id }, { as });
  if (status !== 200) throw new Error(`no reports: ${raw}`);
  return ok.data;
}

/** Asks for the PDF of a version. */
export const askPdf = async (portal: TestApp, reportId: number, as: Person) =>
  portal.app.inject({
    url: `/uploads/SiteReport/report-${reportId}.pdf`,
    headers: { cookie: await portal.cookieOf(as) },
  });
