import { reportAccess } from '@portal/contract/areas/site-reports/status';
import { isPartner } from '@portal/contract/core/actor';
import { lockOpenAward, type ReachedAward, reachAward } from '#areas/site/public/access.ts';
import { momentOf, statusOf } from '#areas/site/public/entry-moments.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { findReport, listReportsOf, lockReports, type ReportRecord } from './queries/reports.ts';

type Award = ReachedAward['award'];

/** What the caller may do with the reports of an award. */
export const accessOf = (ctx: CallCtx, { award, access }: ReachedAward) =>
  reportAccess(access, award.status, isPartner(ctx.actor));

/** A version with its award. 404 for who may not know of the award. */
export async function reachReport(ctx: CallCtx, id: number): Promise<ReachedAward & { report: ReportRecord }> {
  const report = (await findReport(ctx.db, id)) ?? refuse('NOT_FOUND');
  return { ...(await reachAward(ctx, report.award_id)), report };
}

/** When an entry was made on the device; a deed of staff has no such moment. */
type Made = { DoneDtm: string };
const NOW: Made = { DoneDtm: '' };

/**
 * An award whose reports are to be written. They and its state hold until the transaction ends. 409 where the caller
 * might not write them at the entry's moment (D-570).
 */
export async function lockWritableAward(ctx: CallCtx, awardId: number, made: Made): Promise<Award> {
  const award = await lockOpenAward(ctx, awardId);
  const status = statusOf(award, momentOf(ctx, award, made));
  if (reportAccess('write', status, isPartner(ctx.actor)) !== 'write') refuse('SITE_CLOSED');
  await lockReports(ctx.db, award.id);
  return award;
}

type LockedReport = { award: Award; report: ReportRecord; newest: ReportRecord };

async function lockVersion(
  ctx: CallCtx,
  awardId: number,
  made: Made,
  isMeant: (version: ReportRecord) => boolean,
): Promise<LockedReport> {
  const award = await lockWritableAward(ctx, awardId, made);
  const versions = await listReportsOf(ctx.db, award.id);
  const report = versions.find(isMeant) ?? refuse('NOT_FOUND');
  return { award, report, newest: versions[0] ?? report };
}

/** A version that is to be changed, with its award; `newest` is the newest version of that award. */
export async function lockReport(ctx: CallCtx, id: number): Promise<LockedReport> {
  const found = (await findReport(ctx.db, id)) ?? refuse('NOT_FOUND');
  return lockVersion(ctx, found.award_id, NOW, (version) => version.id === id);
}

/** The same by the entry of the version, the only id that a device without a connection knows. */
export const lockReportOfEntry = (
  ctx: CallCtx,
  input: Made & { AwardId: number; ReportEntryId: string },
): Promise<LockedReport> =>
  lockVersion(ctx, input.AwardId, input, (version) => version.entry_id === input.ReportEntryId);
