import { accountCalls } from './areas/account/calls.ts';
import { alarmCalls } from './areas/alarms/calls.ts';
import { auditCalls } from './areas/audit/calls.ts';
import { authCalls } from './areas/auth/calls.ts';
import { calendarCalls } from './areas/calendar/calls.ts';
import { commentCalls } from './areas/comments/calls.ts';
import { departmentCalls } from './areas/departments/calls.ts';
import { employeeCalls } from './areas/employees/calls.ts';
import { excelCalls } from './areas/excel/calls.ts';
import { internalProjectCalls } from './areas/internal-projects/calls.ts';
import { listViewCalls } from './areas/list-views/calls.ts';
import { lookupCalls } from './areas/lookups/calls.ts';
import { mailCalls } from './areas/mail/calls.ts';
import { managerCalls } from './areas/managers/calls.ts';
import { menuCalls } from './areas/menu/calls.ts';
import { sharedNoticeCalls } from './areas/notices/both-boards-calls.ts';
import { mizeNoticeCalls, noticeCalls } from './areas/notices/calls.ts';
import { notifyCalls } from './areas/notify/calls.ts';
import { notifyChoiceCalls } from './areas/notify/choice-calls.ts';
import { deliveryCalls } from './areas/notify/delivery-calls.ts';
import { interestCalls } from './areas/notify/interest-calls.ts';
import { outboxCalls } from './areas/notify/outbox-calls.ts';
import { orderCalls } from './areas/orders/calls.ts';
import { agreementCalls } from './areas/outsourced-projects/agreement-calls.ts';
import { outsourcedProjectCalls } from './areas/outsourced-projects/calls.ts';
import { copyCalls } from './areas/outsourced-projects/copy-calls.ts';
import { customerCalls } from './areas/outsourced-projects/customer-calls.ts';
import { overviewCalls } from './areas/overview/calls.ts';
import { passwordLinkCalls } from './areas/password-links/calls.ts';
import { pushCalls } from './areas/push/calls.ts';
import { receiptCalls } from './areas/receipts/calls.ts';
import { referenceCalls } from './areas/reference/calls.ts';
import { retentionCalls } from './areas/retention/calls.ts';
import { scoreCalls } from './areas/scores/calls.ts';
import { searchCalls } from './areas/search/calls.ts';
import { secondFactorCalls } from './areas/second-factor/calls.ts';
import { signInStepCalls } from './areas/second-factor/step-calls.ts';
import { settlementCalls } from './areas/settlement/calls.ts';
import { siteCalls } from './areas/site/calls.ts';
import { visitCalls } from './areas/site/visit-calls.ts';
import { siteLogCalls } from './areas/site-logs/calls.ts';
import { photoCalls } from './areas/site-photos/calls.ts';
import { reportCalls } from './areas/site-reports/calls.ts';
import { systemCalls } from './areas/system/calls.ts';
import { todayCalls } from './areas/today/calls.ts';
import { workspaceCalls } from './areas/workspace/calls.ts';
import { workspaceEntryCalls } from './areas/workspace-entries/calls.ts';
import { entryCommentCalls } from './areas/workspace-entries/comment-calls.ts';
import { entryViewCalls } from './areas/workspace-entries/view-calls.ts';
import type { Call } from './core/call.ts';

/** Every call of the portal by area. Routes, web client, API description and tests are made from this list. */
export const areaCalls = {
  auth: authCalls,
  signInSteps: signInStepCalls,
  account: accountCalls,
  secondFactor: secondFactorCalls,
  menu: menuCalls,
  alarms: alarmCalls,
  notify: { ...notifyCalls, ...interestCalls },
  notifyChoices: notifyChoiceCalls,
  outbox: outboxCalls,
  push: pushCalls,
  mail: mailCalls,
  passwordLinks: passwordLinkCalls,
  comments: commentCalls,
  lookups: lookupCalls,
  outsourcedProjects: outsourcedProjectCalls,
  agreements: agreementCalls,
  copies: copyCalls,
  customers: customerCalls,
  deliveries: deliveryCalls,
  internalProjects: internalProjectCalls,
  orders: orderCalls,
  settlement: settlementCalls,
  site: siteCalls,
  today: todayCalls,
  search: searchCalls,
  scores: scoreCalls,
  overview: overviewCalls,
  calendar: calendarCalls,
  visits: visitCalls,
  sitePhotos: photoCalls,
  siteLogs: siteLogCalls,
  receipts: receiptCalls,
  siteReports: reportCalls,
  reference: referenceCalls,
  managers: managerCalls,
  employees: employeeCalls,
  departments: departmentCalls,
  audit: auditCalls,
  workspace: workspaceCalls,
  workspaceEntries: workspaceEntryCalls,
  entryComments: entryCommentCalls,
  entryViews: entryViewCalls,
  retention: retentionCalls,
  system: systemCalls,
  notices: noticeCalls,
  mizeNotices: mizeNoticeCalls,
  sharedNotices: sharedNoticeCalls,
  excel: excelCalls,
  listViews: listViewCalls,
};

type AreaCalls = typeof areaCalls;
type AnyCall = { [Area in keyof AreaCalls]: AreaCalls[Area][keyof AreaCalls[Area]] }[keyof AreaCalls];

/** All POST calls by their path below /api/. The web client imports only this type, so that it bundles no schema. */
export type CallByPath = { [C in AnyCall as C extends { method: 'GET' } ? never : C['path']]: C };

/** All calls in declaration order. */
export const allCalls: readonly Call[] = Object.values(areaCalls).flatMap((calls): Call[] => Object.values(calls));
