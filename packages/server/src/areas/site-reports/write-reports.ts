import type { reportCalls } from '@portal/contract/areas/site-reports/calls';
import { draftChecks, photosOf, returnChecks } from '@portal/contract/areas/site-reports/forms';
import {
  isReportWritable,
  mayAcceptReport,
  mayBeginVersion,
  mayReturnReport,
  ReportState,
} from '@portal/contract/areas/site-reports/status';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import {
  insertReport,
  listReportsOf,
  type ReportRecord,
  readCaptions,
  replacePairs,
  updateReport,
} from './queries/reports.ts';
import { lockReport, lockWritableAward } from './report-access.ts';

type Calls = typeof reportCalls;
type SaveInput = CallInput<Calls['saveReport']>;

const columnsOf = (ctx: CallCtx, { Summary, Remarks, Materials }: SaveInput) => ({
  summary: Summary,
  remarks: Remarks,
  materials: JSON.stringify(
    Materials.map(({ Name, Model, Quantity, Unit }) => ({ name: Name, model: Model, quantity: Quantity, unit: Unit })),
  ),
  saved_by: ctx.actor.userId,
  saved_at: ctx.now(),
});

/** Stores the pairs of a version. Each photo must be one of the award. */
async function storePairs(ctx: CallCtx, awardId: number, id: number, { Pairs }: SaveInput): Promise<void> {
  const entries = [...new Set(photosOf(Pairs))];
  const captions = await readCaptions(ctx.db, awardId, entries);
  if (captions.size < entries.length) refuse('REPORT_PHOTO', { field: 'Pairs' });
  const pairs = Pairs.map(({ Before, After }) => ({ before: Before || null, after: After || null }));
  await replacePairs(ctx.db, { id, awardId }, pairs, captions);
}

/** Begins the next version: the first one, or the correction that staff have asked for. */
async function begin(ctx: CallCtx, awardId: number, input: SaveInput, newest: ReportRecord | undefined) {
  if (newest?.state === ReportState.Draft) refuse('REPORT_DRAFT');
  if (!mayBeginVersion(newest?.state)) refuse('REPORT_SIGNED');
  const reportId = await insertReport(ctx.db, {
    ...columnsOf(ctx, input),
    award_id: awardId,
    entry_id: input.EntryId,
    version: (newest?.version ?? 0) + 1,
    state: ReportState.Draft,
  });
  await storePairs(ctx, awardId, reportId, input);
  return { reportId, revision: 1 };
}

/** Whether a stored draft says what a save says. */
function isStored(report: ReportRecord, { Summary, Remarks, Pairs, Materials }: SaveInput): boolean {
  const materials = report.materials.map(({ name, model, quantity, unit }) => [name, model, quantity, unit]);
  const pairs = report.pairs.map(({ before, after }) => [before?.entry_id ?? '', after?.entry_id ?? '']);
  return (
    report.summary === Summary &&
    report.remarks === Remarks &&
    JSON.stringify(pairs) === JSON.stringify(Pairs.map(({ Before, After }) => [Before, After])) &&
    JSON.stringify(materials) ===
      JSON.stringify(Materials.map(({ Name, Model, Quantity, Unit }) => [Name, Model, Quantity, Unit]))
  );
}

/** Whether a save has come before: it began the version, or the next revision says what it says. */
const isRepeat = (stored: ReportRecord, input: SaveInput): boolean =>
  input.Revision === 0 || (stored.revision === input.Revision + 1 && isStored(stored, input));

/**
 * Saves a draft. The first save of an entry begins a version. A later one names the revision that it changes, so that
 * nobody overwrites what a colleague has saved (D-451). A repeat of either gets the first answer.
 */
export const saveReport: Handler<Calls['saveReport']> = async (ctx, input) => {
  const award = await lockWritableAward(ctx, input.AwardId, input);
  const versions = await listReportsOf(ctx.db, award.id);
  const stored = versions.find(({ entry_id }) => entry_id === input.EntryId);
  if (stored && isRepeat(stored, input)) return { reportId: stored.id, revision: stored.revision };
  if (stored && stored.state !== ReportState.Draft) refuse('REPORT_SIGNED');
  refuseFailedCheck(firstFailure(draftChecks, input));
  if (!stored) return begin(ctx, award.id, input, versions[0]);
  if (stored.revision !== input.Revision) refuse('STALE');
  const revision = stored.revision + 1;
  await updateReport(ctx.db, stored.id, { ...columnsOf(ctx, input), revision });
  await storePairs(ctx, award.id, stored.id, input);
  return { reportId: stored.id, revision };
};

const decided = (ctx: CallCtx, state: ReportState, reason: string) => ({
  state,
  reason,
  decided_by: ctx.actor.userId,
  decided_at: ctx.now(),
});

/** Staff accept the newest version. A second press changes nothing. */
export const acceptReport: Handler<Calls['acceptReport']> = async (ctx, { ReportId }) => {
  const { award, report } = await lockReport(ctx, ReportId);
  if (report.state === ReportState.Accepted) return;
  if (!mayAcceptReport(report.state)) refuse('REPORT_STATE');
  await updateReport(ctx.db, report.id, decided(ctx, ReportState.Accepted, ''));
  await announceProjectEvent(ctx, {
    key: 'reportAccepted',
    projectId: award.project_id,
    companyId: award.company_id,
  });
};

/** Staff ask for a correction of the newest version, which stays as it was signed. */
export const returnReport: Handler<Calls['returnReport']> = async (ctx, { ReportId, Reason }) => {
  const { award, report, newest } = await lockReport(ctx, ReportId);
  if (!isReportWritable(award.status)) refuse('SITE_CLOSED');
  refuseFailedCheck(firstFailure(returnChecks, { Reason }));
  if (report.state === ReportState.Returned) refuse('REPORT_RETURNED');
  if (report.id !== newest.id || !mayReturnReport(report.state)) refuse('REPORT_STATE');
  await updateReport(ctx.db, report.id, decided(ctx, ReportState.Returned, Reason));
  await announceProjectEvent(ctx, {
    key: 'reportReturned',
    projectId: award.project_id,
    companyId: award.company_id,
  });
};
