import { createHash } from 'node:crypto';
import type { ReportMaterial } from '@portal/contract/areas/site-reports/calls';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { readMonths } from '@portal/server/areas/retention/public/months';
import { findAward } from '@portal/server/areas/site/queries/awards';
import { paperFacts } from '@portal/server/areas/site-reports/paper-facts';
import { readFacts } from '@portal/server/areas/site-reports/queries/signatures';
import type { Ctx } from '@portal/server/context';
import { momentOn } from '../jobs.ts';
import { MATERIALS } from '../materials.ts';
import { insertAll } from '../queries.ts';
import { entryIdOf } from './entry-ids.ts';
import type { PhotographedSite } from './load-photos.ts';
import type { Site } from './pick-sites.ts';
import { insertReport } from './queries.ts';
import { drawSignature } from './signatures.ts';

/** What became of the reports, in the order of the sites: accepted, waiting, to be corrected. */
const STATES = [ReportState.Accepted, ReportState.Signed, ReportState.Returned] as const;
const REASON = '2구역 완료 사진이 흐립니다. 다시 찍어 보내 주세요.';
const ABSENT = '고객 담당자가 외근 중이라 전화로 완료를 알렸습니다.';

const materialsOf = ({ project }: Site): ReportMaterial[] =>
  project.materials.map(({ key, quantity }) => {
    const [name, model, unit = '개'] = MATERIALS[key];
    return { name, model, quantity, unit };
  });

/** The paper says what it said on the day of the signatures. */
async function paperOf(ctx: Ctx, site: Site): Promise<string> {
  const [award, facts] = [await findAward(ctx.db, site.awardId), await readFacts(ctx.db, site.awardId)];
  if (!award || !facts) throw new Error('demonstration report without an award');
  return JSON.stringify(paperFacts({ award, version: 1, keepMonths: await readMonths(ctx, 'site'), facts }));
}

const decisionOf = (site: Site, state: ReportState, at: Date) =>
  state === ReportState.Signed
    ? {}
    : { decided_by: site.staff, decided_at: at, reason: state === ReportState.Returned ? REASON : '' };

/** Who signed: the customer, unless nobody was there, and the contractor. */
function signaturesOf(site: Site, reportId: number, signedAt: Date, isAbsent: boolean) {
  const { row } = site.project;
  const people = [
    { signer: 'customer' as const, name: row.place_manager_name ?? '', role: '시설팀장' },
    { signer: 'contractor' as const, name: row.manager_user_name ?? '', role: '현장소장' },
  ];
  return people.slice(isAbsent ? 1 : 0).map((person) => {
    const strokes = drawSignature(site.index * 10 + (person.signer === 'customer' ? 1 : 5));
    return {
      ...person,
      report_id: reportId,
      strokes,
      sha256: createHash('sha256').update(strokes).digest('hex'),
      device_at: signedAt,
      signed_at: signedAt,
    };
  });
}

async function loadReport(ctx: Ctx, { site, photos }: PhotographedSite, state: ReportState): Promise<void> {
  const day = site.days.at(-1) ?? '';
  const [savedAt, signedAt] = [momentOn(day, 16, 41), momentOn(day, 16, 48)];
  const isAbsent = state === ReportState.Returned;
  const id = await insertReport(ctx.db, {
    award_id: site.awardId,
    entry_id: entryIdOf(site, 'report', 0),
    version: 1,
    state,
    summary: site.project.work.scope.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    remarks: '청소와 폐자재 반출까지 마쳤습니다.',
    materials: JSON.stringify(materialsOf(site)),
    saved_by: site.crew,
    saved_at: savedAt,
    sign_entry_id: entryIdOf(site, 'signing', 0),
    signed_by: site.crew,
    signed_at: signedAt,
    absence: isAbsent ? 'absent' : '',
    absence_note: isAbsent ? ABSENT : '',
    absence_photo: isAbsent ? (photos.at(-1)?.entryId ?? null) : null,
    paper: await paperOf(ctx, site),
    ...decisionOf(site, state, momentOn(day, 17, 2)),
  });
  const pairs = photos.flatMap((after) => {
    const before = photos.find(({ entryId }) => entryId === after.pair);
    return before ? [{ before, after }] : [];
  });
  const rows = pairs.map(({ before, after }, position) => ({
    report_id: id,
    position,
    award_id: site.awardId,
    before_entry: before.entryId,
    after_entry: after.entryId,
    before_caption: before.caption,
    after_caption: after.caption,
  }));
  await insertAll(ctx.db, 'site_report_photo', rows);
  await insertAll(ctx.db, 'site_report_signature', signaturesOf(site, id, signedAt, isAbsent));
}

/** Loads the signed reports of completed sites. Their PDFs are made by the portal, as those of every report are. */
export async function loadReports(ctx: Ctx, sites: readonly PhotographedSite[]): Promise<void> {
  for (const [index, site] of sites.entries()) {
    await loadReport(ctx, site, STATES[index % STATES.length] ?? ReportState.Signed);
  }
}
