import type { retentionCalls } from '@portal/contract/areas/retention/calls';
import { periodChecks } from '@portal/contract/areas/retention/forms';
import { jobLabel } from '@portal/contract/areas/retention/jobs';
import {
  isAllowedPeriod,
  RETENTION_KINDS,
  RETENTION_SAMPLE,
  type RetentionKind,
  retentionCutoff,
} from '@portal/contract/areas/retention/kinds';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { logChange } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import { allowJob } from '#db/allow-job.ts';
import { findHold, listHolds } from '#db/job-holds.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { listDeleted, restoreDeleted } from './deleted-records.ts';
import { type Period, readPeriods } from './periods.ts';
import type { DeletedTargets } from './public/deleted-target.ts';
import type { RetentionTargets } from './public/target.ts';
import { findRetentionStart, listLastRuns, pageRuns, setPeriod } from './queries.ts';
import { readPerson } from './read-person.ts';

type Calls = typeof retentionCalls;

const viewMoment = (moment: Date | null | undefined): string => (moment ? seoulTime(moment) : '');

function refuseBadPeriod(kind: RetentionKind, months: number): void {
  const { floor, ceiling } = RETENTION_KINDS[kind];
  if (!isAllowedPeriod(kind, months)) refuse('RETENTION_PERIOD', { field: 'Months', values: { floor, ceiling } });
}

async function periodOf(ctx: CallCtx, code: RetentionKind): Promise<Period> {
  return (await readPeriods(ctx)).find(({ kind }) => kind === code) ?? refuse('NOT_FOUND');
}

/** Lists every kind with its period and the number of records that are due now. */
export const listPeriods =
  (targets: RetentionTargets): Handler<Calls['listPeriods']> =>
  async (ctx, { Page, PageSize }) => {
    const { db } = ctx;
    const now = ctx.now();
    const start = await findRetentionStart(db);
    const lastRuns = new Map((await listLastRuns(db)).map(({ kind, ran_at }) => [kind, ran_at]));
    const periods = await readPeriods(ctx);
    const rows = [];
    for (const { kind, months, version } of periods.slice((Page - 1) * PageSize, Page * PageSize)) {
      const { count } = await targets[kind].summarize(db, { before: retentionCutoff(now, months), most: 0 });
      const startDay = start > now ? seoulDay(start) : '';
      rows.push({ kind, months, version, dueCount: count, lastDtm: viewMoment(lastRuns.get(kind)), startDay });
    }
    return { rows, totalCount: periods.length };
  };

/** Previews a period: numbers and moments of what would be blanked, never the content of records. */
const tryPeriod =
  (targets: RetentionTargets): Handler<Calls['tryPeriod']> =>
  async (ctx, { Kind, Months }) => {
    refuseBadPeriod(Kind, Months);
    const before = retentionCutoff(ctx.now(), Months);
    const { count, first, last, sample } = await targets[Kind].summarize(ctx.db, { before, most: RETENTION_SAMPLE });
    return { beforeDtm: seoulTime(before), count, firstDtm: viewMoment(first), lastDtm: viewMoment(last), sample };
  };

/** Changes a period within its bounds; the reason goes into the change log. */
const editPeriod: Handler<Calls['editPeriod']> = async (ctx, { Kind, Months, Reason, Version }) => {
  refuseFailedCheck(firstFailure(periodChecks, { Reason }));
  refuseBadPeriod(Kind, Months);
  const stored = await periodOf(ctx, Kind);
  refuseStale(Version, stored);
  if (stored.months === Months) return;
  if (!(await setPeriod(ctx.db, { kind: Kind, months: Months, version: stored.version }))) refuse('STALE');
  await logChange(ctx, {
    subject: '보유 기간',
    key: Kind,
    name: RETENTION_KINDS[Kind].label,
    action: '수정',
    detail: `${stored.months}개월 → ${Months}개월 (사유: ${Reason.trim()})`,
  });
};

/** Lists the runs of a kind. */
const listRuns: Handler<Calls['listRuns']> = async ({ db }, input) => {
  const { rows, totalCount } = await pageRuns(db, input.Kind, input);
  return {
    totalCount,
    rows: rows.map((run) => ({
      id: run.id,
      kind: run.kind,
      runDtm: seoulTime(run.ran_at),
      months: run.months,
      count: run.total,
      firstKey: run.first_key,
      lastKey: run.last_key,
    })),
  };
};

/** The jobs that wait for a right clock or for permission. */
const listWaitingJobs: Handler<Calls['listWaitingJobs']> = async ({ db }) =>
  (await listHolds(db)).map(({ name, reason, since, due, total, allowed }) => ({
    name,
    reason,
    sinceDtm: seoulTime(since),
    dueCount: due,
    totalCount: total,
    allowedYn: toYesNo(allowed !== null),
  }));

/** Lets a held job go on at the next round, if it would remove what the caller was shown. Who allowed it is logged (D-361). */
const allowWaitingJob: Handler<Calls['allowJob']> = async (ctx, { Name, DueCount }) => {
  const hold = await findHold(ctx.db, Name);
  if (hold && DueCount !== undefined && hold.due !== DueCount) refuse('STALE');
  if (!(await allowJob(ctx.db, Name, ctx.actor.userId))) refuse('NOT_FOUND');
  await logChange(ctx, { subject: '멈춘 작업', key: Name, name: jobLabel(Name), action: '허용' });
};

/** The calls of the screen '보유 기간', with the retention targets of all areas. */
export const retentionRoutes = (targets: RetentionTargets, deleted: DeletedTargets): Routes<Calls> => ({
  listDeleted: listDeleted(deleted),
  restoreDeleted: restoreDeleted(deleted),
  readPerson,
  listPeriods: listPeriods(targets),
  tryPeriod: tryPeriod(targets),
  editPeriod,
  listRuns,
  listWaitingJobs,
  allowJob: allowWaitingJob,
});
