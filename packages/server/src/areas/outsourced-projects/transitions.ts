import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { hasUnrated } from '@portal/contract/areas/outsourced-projects/evaluation';
import {
  billDateBounds,
  billDateChecks,
  postChecks,
  withdrawChecks,
} from '@portal/contract/areas/outsourced-projects/forms';
import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { cancelChecks } from '@portal/contract/areas/project/forms';
import { choosableDates } from '@portal/contract/areas/project/start-dates';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { announceProjectEvent, cancelOffersOf } from '#areas/notify/public/announce.ts';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import { viewMoment } from '#areas/project/public/view-project.ts';
import { refuseWithoutReport } from '#areas/site-reports/public/required-report.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockAsWinner, lockProject, moveStatus, refuseStaleStep } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { storedValues } from './form-values.ts';
import { readParts } from './queries/detail.ts';
import { deleteScores, replaceScores } from './queries/write.ts';
import { sentScores } from './scores.ts';
import type { ProjectChanges } from './tables.ts';
import { notifyWinner } from './winner-events.ts';

/** Clears the former award when a withdrawn project is posted again (T3, D-59). */
const WITHOUT_AWARD = {
  choice_date: null,
  choice_company_id: null,
  choice_user_id: null,
  choice_at: null,
  total_people: null,
  manager_user_name: '',
  manager_user_phone: '',
  bill_date: null,
  delivery_type: '',
  send_type: '',
  send_zip_code: '',
  send_addr1: '',
  send_addr2: '',
  parcel_number: '',
  courier_phone: '',
  visitor_name: '',
  material_sent: false,
  material_received: false,
  material_sent_at: null,
  material_received_at: null,
  objected: false,
} satisfies ProjectChanges;

/**
 * Opens a project for acceptance: P to N, or F to N with the former award cleared (T2, T3). At least one offered date
 * must be today or later.
 */
export const post: Handler<typeof outsourcedProjectCalls.post> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const isRepost = project.status === ProjectStatus.Withdrawn;
  const step = { event: isRepost ? 'repost' : 'post', project, version: input.Version } as const;
  refuseStaleStep(ctx, step);
  const stored = storedValues(project, await readParts(ctx.db, project.id));
  refuseFailedCheck(firstFailure(postChecks, stored));
  if (choosableDates(stored.StartDate, seoulDay(ctx.now())).length === 0) {
    refuse('FIELD_REQUIRED', { field: 'StartDates', message: 'outsourced.post.allPast' });
  }
  const posted = { posted_at: ctx.now() };
  if (!isRepost) {
    await moveStatus(ctx, step, posted);
    await recordHistory(ctx, project, projectHistory.posted());
    return announceProjectEvent(ctx, { key: 'offer', projectId: project.id, companyId: null });
  }
  await moveStatus(ctx, step, { ...WITHOUT_AWARD, ...posted });
  await deleteScores(ctx.db, project.id);
  await recordHistory(ctx, project, projectHistory.reposted(project.choice_company_name ?? ''));
  await announceProjectEvent(ctx, { key: 'offer', projectId: project.id, companyId: project.choice_company_id });
};

/** Withdraws an open or awarded project. The award stays stored for its former winner (T6, D-58). */
export const withdraw: Handler<typeof outsourcedProjectCalls.withdraw> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const failed = firstFailure(withdrawChecks, input);
  if (failed) refuse('WITHDRAW_MEMO', { field: failed.field });
  const changes = { withdrawn_at: ctx.now(), withdraw_memo: input.withDrawalMemo };
  await moveStatus(ctx, { event: 'withdraw', project, version: input.Version }, changes);
  await recordHistory(ctx, project, projectHistory.withdrawn(project.status, input.withDrawalMemo));
  await cancelOffersOf(ctx, project.id);
  await notifyWinner(ctx, project, 'withdrawn');
};

/** Cancels a project before it is completed (T7, D-60). */
export const cancel: Handler<typeof outsourcedProjectCalls.cancel> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const failed = firstFailure(cancelChecks, input);
  if (failed) refuse('CANCEL_MEMO', { field: failed.field });
  const changes = { canceled_at: ctx.now(), cancel_memo: input.cancelMemo };
  await moveStatus(ctx, { event: 'cancel', project, version: input.Version }, changes);
  await recordHistory(ctx, project, projectHistory.canceled(project.status, input.cancelMemo));
  await cancelOffersOf(ctx, project.id);
  await notifyWinner(ctx, project, 'canceled');
};

/**
 * Completes an awarded project once every item is rated, and freezes its first checklist (T8, D-61). Where '완료보고 필수'
 * is on, it needs an accepted report (D-455).
 */
export const complete: Handler<typeof outsourcedProjectCalls.complete> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const scores = sentScores(await readParts(ctx.db, project.id), 1, input.CheckLists);
  if (hasUnrated(scores.filter((line) => line.active))) refuse('UNEVALUATED', { field: 'CheckLists' });
  if (project.status === ProjectStatus.Awarded) await refuseWithoutReport(ctx, project.id);
  await moveStatus(ctx, { event: 'complete', project, version: input.Version }, { completed_at: ctx.now() });
  await replaceScores(ctx.db, project.id, scores);
  await recordHistory(ctx, project, projectHistory.completed());
  await notifyWinner(ctx, project, 'completed');
};

/** Stores the day of the invoice until it is confirmed (T9, D-62). Saving the same day again changes nothing. */
export const saveBillDate: Handler<typeof outsourcedProjectCalls.saveBillDate> = async (ctx, input) => {
  const project = await lockAsWinner(ctx, input.Id);
  await readMessagesOf(ctx, { projectId: project.id });
  const bounds = billDateBounds(viewMoment(project.choice_at), seoulDay(ctx.now()));
  refuseFailedCheck(firstFailure(billDateChecks, { ...input, ...bounds }));
  const step = { event: 'saveBillDate', project, version: input.Version } as const;
  const before = project.bill_date ?? '';
  if (before === input.BillDate && projectMachine.saveBillDate.from.includes(project.status)) return;
  await moveStatus(ctx, step, { bill_date: input.BillDate });
  await recordHistory(ctx, project, projectHistory.billDateSaved(before, input.BillDate));
};

/** Confirms the invoice of a completed project, which needs an invoice date (T10, D-62, D-63). */
export const confirmInvoice: Handler<typeof outsourcedProjectCalls.confirmInvoice> = async (ctx, input) => {
  const project = await lockProject(ctx, input.Id);
  const step = { event: 'confirmInvoice', project, version: input.Version } as const;
  refuseStaleStep(ctx, step);
  const isReady = projectMachine.confirmInvoice.from.includes(project.status);
  if (isReady && project.bill_date === null) refuse('BILLDATE_MISSING');
  await moveStatus(ctx, step, { invoiced_at: ctx.now() });
  await recordHistory(ctx, project, projectHistory.invoiceConfirmed());
  await notifyWinner(ctx, project, 'invoiced');
};
