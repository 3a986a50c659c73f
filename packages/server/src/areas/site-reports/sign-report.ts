import { createHash } from 'node:crypto';
import type { reportCalls, Signer } from '@portal/contract/areas/site-reports/calls';
import { reportChecks, signChecks } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { raiseReportAlarms } from '#areas/alarms/public/alarms.ts';
import { readMonths } from '#areas/retention/public/months.ts';
import type { ReachedAward } from '#areas/site/public/access.ts';
import { staffOf } from '#areas/site/public/awards.ts';
import { deviceMoment, momentOf } from '#areas/site/public/entry-moments.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { paperFacts } from './paper-facts.ts';
import { type ReportRecord, readCaptions, updateReport } from './queries/reports.ts';
import { insertSignatures, readFacts } from './queries/signatures.ts';
import { lockReportOfEntry } from './report-access.ts';
import { openPaper } from './shown-paper.ts';

type Call = (typeof reportCalls)['signReport'];
type Input = CallInput<Call>;

/** A signature as the device sent it. */
type Sent = { signer: Signer; name: string; role: string; strokes: string; time: string };

function sentSignatures(input: Input): Sent[] {
  const contractor: Sent = {
    signer: 'contractor',
    name: input.ContractorName,
    role: input.ContractorRole,
    strokes: input.ContractorStrokes,
    time: input.ContractorDtm,
  };
  if (input.Absence !== '') return [contractor];
  const { CustomerName: name, CustomerRole: role, CustomerStrokes: strokes, CustomerDtm: time } = input;
  return [{ signer: 'customer', name, role, strokes, time }, contractor];
}

/**
 * When a signature was given, by the server's clock (D-570). The contractor signed at `moment`. The customer signed as
 * much earlier as the clock of the device says, which may be off.
 */
function signedAt(time: string, { ContractorDtm }: Input, moment: Date): Date {
  const [at, last] = [deviceMoment(time), deviceMoment(ContractorDtm)];
  const earlierMs = at === null || last === null ? 0 : Math.max(0, last.getTime() - at.getTime());
  return new Date(moment.getTime() - earlierMs);
}

const storeSignatures = (ctx: CallCtx, reportId: number, input: Input, moment: Date): Promise<unknown> =>
  insertSignatures(
    ctx.db,
    sentSignatures(input).map(({ time, ...signature }) => ({
      ...signature,
      report_id: reportId,
      sha256: createHash('sha256').update(signature.strokes).digest('hex'),
      device_at: deviceMoment(time),
      signed_at: signedAt(time, input, moment),
    })),
  );

/** A stored draft, as the checks of the form read it. */
const draftOf = ({ summary, pairs }: ReportRecord) => ({
  Summary: summary,
  Pairs: pairs.map(({ before, after }) => ({ Before: before?.entry_id ?? '', After: after?.entry_id ?? '' })),
});

/** Why no customer has signed; blank columns when one has. */
async function absenceOf(ctx: CallCtx, awardId: number, input: Input) {
  if (input.Absence === '') return {};
  const photos = await readCaptions(ctx.db, awardId, [input.AbsencePhoto]);
  if (photos.size === 0) refuse('REPORT_PHOTO', { field: 'AbsencePhoto' });
  return { absence: input.Absence, absence_note: input.AbsenceNote, absence_photo: input.AbsencePhoto };
}

/** What stands on the paper besides the report: as it was shown, else as it is now. */
async function paperOf(ctx: CallCtx, award: ReachedAward['award'], version: number, shown: string) {
  const [facts, keepMonths] = [await readFacts(ctx.db, award.id), await readMonths(ctx, 'site')];
  const now = paperFacts({ award, version, keepMonths, facts: facts ?? refuse('NOT_FOUND') });
  const seen = openPaper(ctx, award.id, shown);
  return seen?.number === now.number ? seen : now;
}

/**
 * Stores both signatures, or the contractor's and why the customer gave none, in one transaction. From then on the
 * version never changes (D-452). A repeat gets the first answer.
 */
export const signReport: Handler<Call> = async (ctx, input) => {
  const { award, report } = await lockReportOfEntry(ctx, input);
  if (report.sign_entry_id === input.EntryId)
    return report.signed_by === ctx.actor.userId ? undefined : refuse('KEY_REUSED');
  if (report.state !== ReportState.Draft) refuse('REPORT_SIGNED');
  if (report.revision !== input.Revision) refuse('STALE');
  refuseFailedCheck(firstFailure(reportChecks, draftOf(report)));
  refuseFailedCheck(firstFailure(signChecks, input));
  const absence = await absenceOf(ctx, award.id, input);
  const moment = momentOf(ctx, award, input);
  await storeSignatures(ctx, report.id, input, moment);
  await updateReport(ctx.db, report.id, {
    ...absence,
    state: ReportState.Signed,
    sign_entry_id: input.EntryId,
    signed_by: ctx.actor.userId,
    signed_at: moment,
    received_at: ctx.now(),
    paper: JSON.stringify(await paperOf(ctx, award, report.version, input.Shown)),
  });
  await raiseReportAlarms(ctx, {
    projectId: award.project_id,
    subject: award.project_name,
    staff: staffOf(award),
    excerpt: messageText('report.new'),
  });
};
