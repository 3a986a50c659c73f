import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { ReportPage, reportCalls } from '@portal/contract/areas/site-reports/calls';
import { isReportWritable, ReportState } from '@portal/contract/areas/site-reports/status';
import { isPartner, isStaff } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { logReading } from '#areas/audit/public/readings.ts';
import { openStoredFile } from '#areas/files/public/stored-files.ts';
import { readMonths } from '#areas/retention/public/months.ts';
import { type ReachedAward, reachAward, reachNewestAward } from '#areas/site/public/access.ts';
import { hasAward } from '#areas/site/public/awards.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { makePdf } from './make-pdf.ts';
import { listOffered } from './offered-materials.ts';
import { paperFacts } from './paper-facts.ts';
import { listReportsOf, type ReportRecord } from './queries/reports.ts';
import { listStrokes, readFacts } from './queries/signatures.ts';
import { accessOf, reachReport } from './report-access.ts';
import { sealPaper } from './shown-paper.ts';
import { hasPdf, viewFacts, viewReport } from './view.ts';

type Calls = typeof reportCalls;
type Award = ReachedAward['award'];

const NO_PAGE: ReportPage = {
  awardId: 0,
  companyName: '',
  customerName: '',
  projectName: '',
  facts: { number: '', place: '', clientName: '', period: '', people: '' },
  access: 'none',
  correctableYN: 'N',
  keepMonths: 0,
  shown: '',
  materials: [],
};

/** The version that is a draft, or would be the next one. */
const nextVersion = ([newest]: readonly ReportRecord[]): number =>
  newest?.state === ReportState.Draft ? newest.version : (newest?.version ?? 0) + 1;

/** Lists the versions of an award. A company whose site is closed gets none, staff before any award an empty page. */
export const listReports: Handler<Calls['listReports']> = async (ctx, { Id, AwardId }) => {
  if (isStaff(ctx.actor) && AwardId === 0 && !(await hasAward(ctx.db, Id))) return { rows: [], meta: NO_PAGE };
  const reached = await (AwardId === 0 ? reachNewestAward(ctx, Id) : reachAward(ctx, AwardId));
  const { award } = reached;
  if (award.project_id !== Id) refuse('NOT_FOUND');
  const access = accessOf(ctx, reached);
  const page = { ...NO_PAGE, awardId: award.id, companyName: award.company_name, access };
  if (access === 'closed') return { rows: [], meta: page };
  const [versions, facts, materials, keepMonths] = await Promise.all([
    listReportsOf(ctx.db, award.id),
    readFacts(ctx.db, award.id),
    listOffered(ctx.db, award),
    readMonths(ctx, 'site'),
  ]);
  const paper = facts && paperFacts({ award, version: nextVersion(versions), keepMonths, facts });
  return {
    rows: versions.map(viewReport),
    meta: {
      ...page,
      correctableYN: toYesNo(access === 'write' && isReportWritable(award.status)),
      customerName: facts?.customer_name ?? '',
      projectName: award.project_name,
      facts: paper ? viewFacts(paper) : NO_PAGE.facts,
      shown: paper && access === 'write' && isPartner(ctx.actor) ? sealPaper(ctx, award.id, paper) : '',
      keepMonths,
      materials,
    },
  };
};

const noteReading = (ctx: CallCtx, { project_id, project_name }: Award): Promise<void> =>
  logReading(ctx, { task: 'signatures', subject: { id: project_id, name: project_name } });

/** The strokes of a version. The access log notes who has read them (D-453). */
export const readSignatures: Handler<Calls['readSignatures']> = async (ctx, { ReportId }) => {
  const { award, access, report } = await reachReport(ctx, ReportId);
  if (access === 'closed') refuse('SITE_CLOSED');
  if (report.blanked_at !== null || report.signers.length === 0) return [];
  const [strokes] = await Promise.all([listStrokes(ctx.db, report.id), noteReading(ctx, award)]);
  return strokes;
};

const PDF_NAME = /^report-(\d{1,15})\.pdf$/;

/** The PDF of a version. One that is not made yet is made now. It has the signatures, so its reading is noted. */
export const readReportPdf: Handler<Calls['readReportPdf']> = async (ctx, { name }) => {
  const id = Number(PDF_NAME.exec(name)?.[1] ?? 0);
  if (id === 0) return null;
  const { award, access, report } = await reachReport(ctx, id);
  if (access === 'closed' || !hasPdf(report)) return null;
  if (report.pdf_name === null) await makePdf(ctx, report.id);
  await noteReading(ctx, award);
  return openStoredFile(ctx, FILE_RULES.siteReport.folder, name);
};
