import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { areaCalls, CallByPath } from '@portal/contract/calls';
import { accountRoutes } from './areas/account/routes.ts';
import { purgeOldAlarms } from './areas/alarms/public/alarms.ts';
import { alarmRoutes } from './areas/alarms/routes.ts';
import { alarmSheets } from './areas/alarms/sheets.ts';
import { purgeLogs } from './areas/audit/public/purge-logs.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import { auditSheets } from './areas/audit/sheets.ts';
import { purgeSignInData } from './areas/auth/public/sessions.ts';
import { authRoutes } from './areas/auth/routes.ts';
import { purgeFeeds } from './areas/calendar/feed.ts';
import { calendarRoutes } from './areas/calendar/routes.ts';
import type { CommentTargets } from './areas/comments/public/target.ts';
import { commentRoutes } from './areas/comments/routes.ts';
import { departmentRoutes } from './areas/departments/routes.ts';
import { departmentSheets } from './areas/departments/sheets.ts';
import { employeeTarget } from './areas/employees/comment-target.ts';
import { employeeAdmission, purgeEmployeeFiles } from './areas/employees/files.ts';
import { employeeRetention } from './areas/employees/retention.ts';
import { employeeRoutes } from './areas/employees/routes.ts';
import { employeeSheets } from './areas/employees/sheets.ts';
import { excelRoutes } from './areas/excel/routes.ts';
import { reportOrphans, sweepStore } from './areas/files/public/orphans.ts';
import { internalTarget } from './areas/internal-projects/comment-target.ts';
import { deletedProjects as deletedInternal } from './areas/internal-projects/deleted-projects.ts';
import { internalRetention } from './areas/internal-projects/retention.ts';
import { internalProjectRoutes } from './areas/internal-projects/routes.ts';
import { internalSearch } from './areas/internal-projects/search-records.ts';
import { internalSheets } from './areas/internal-projects/sheets.ts';
import { purgeViews } from './areas/list-views/queries.ts';
import { listViewRoutes } from './areas/list-views/routes.ts';
import { lookupRoutes } from './areas/lookups/routes.ts';
import { purgeAddresses } from './areas/mail/own-address.ts';
import { mailRoutes } from './areas/mail/routes.ts';
import { managerTarget } from './areas/managers/comment-target.ts';
import { managerRetention } from './areas/managers/retention.ts';
import { managerRoutes } from './areas/managers/routes.ts';
import { managerSheets } from './areas/managers/sheets.ts';
import { menuRoutes } from './areas/menu/routes.ts';
import { noticeTarget } from './areas/notices/comment-target.ts';
import { purgeNoticeFiles } from './areas/notices/files.ts';
import { deletedNotices } from './areas/notices/restore.ts';
import { mizeNoticeRoutes, noticeRoutes, sharedNoticeRoutes } from './areas/notices/routes.ts';
import { editAdmission } from './areas/notices/save-notice.ts';
import { noticeSearch } from './areas/notices/search-records.ts';
import { noticeSheets } from './areas/notices/sheets.ts';
import { purgeChoices } from './areas/notify/own-choices.ts';
import { purgeMessages } from './areas/notify/purge-messages.ts';
import { notifyChoiceRoutes, notifyRoutes, outboxRoutes } from './areas/notify/routes.ts';
import { notifySheets } from './areas/notify/sheets.ts';
import { orderRoutes } from './areas/orders/routes.ts';
import { orderSheets } from './areas/orders/sheets.ts';
import { outsourcedTarget } from './areas/outsourced-projects/comment-target.ts';
import { deletedProjects as deletedOutsourced } from './areas/outsourced-projects/deleted-projects.ts';
import { resend } from './areas/outsourced-projects/deliveries.ts';
import { purgePhotos } from './areas/outsourced-projects/photos.ts';
import { projectRetention } from './areas/outsourced-projects/retention.ts';
import {
  agreementRoutes,
  copyRoutes,
  customerRoutes,
  deliveryRoutes,
  outsourcedProjectRoutes,
  receiptSteps,
} from './areas/outsourced-projects/routes.ts';
import { outsourcedSearch } from './areas/outsourced-projects/search-records.ts';
import { outsourcedSheets } from './areas/outsourced-projects/sheets.ts';
import { overviewRoutes } from './areas/overview/routes.ts';
import { passwordLinkRoutes } from './areas/password-links/routes.ts';
import { purgeLinks } from './areas/password-links/use-link.ts';
import { peopleSearch } from './areas/people/search-records.ts';
import { forgetDevice } from './areas/push/public/forget-devices.ts';
import { purgeDevices } from './areas/push/purge-devices.ts';
import { pushRoutes } from './areas/push/routes.ts';
import { receiptRoutes } from './areas/receipts/routes.ts';
import { referenceRoutes } from './areas/reference/routes.ts';
import { referenceSheets } from './areas/reference/sheets.ts';
import { blankExpired } from './areas/retention/blank-expired.ts';
import type { DeletedTargets } from './areas/retention/public/deleted-target.ts';
import type { RetentionTargets } from './areas/retention/public/target.ts';
import { retentionRoutes } from './areas/retention/routes.ts';
import { retentionSheets } from './areas/retention/sheets.ts';
import { scoreRoutes } from './areas/scores/routes.ts';
import { FILL_SEARCH, rebuildSearch } from './areas/search/public/rebuild-search.ts';
import type { SearchSource } from './areas/search/public/search-source.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { beginSecondStep } from './areas/second-factor/public/begin-second-step.ts';
import { purgeSecondSteps } from './areas/second-factor/public/purge-second-steps.ts';
import { secondFactorRoutes, signInStepRoutes } from './areas/second-factor/routes.ts';
import { settlementRoutes } from './areas/settlement/routes.ts';
import { settlementSheets } from './areas/settlement/sheets.ts';
import { siteRoutes, visitRoutes } from './areas/site/routes.ts';
import { siteSheets } from './areas/site/sheets.ts';
import { purgeTalkPhotos, talkAdmission } from './areas/site/write-talk.ts';
import { siteLogRoutes } from './areas/site-logs/routes.ts';
import { photoAdmission, purgeSitePhotos } from './areas/site-photos/add-photo.ts';
import { sitePhotoRoutes } from './areas/site-photos/routes.ts';
import { purgeReportFiles } from './areas/site-reports/make-pdf.ts';
import { siteReportRoutes } from './areas/site-reports/routes.ts';
import { systemRoutes } from './areas/system/routes.ts';
import { purgeTalkGroups } from './areas/talk/purge-groups.ts';
import { todayRoutes } from './areas/today/routes.ts';
import { workspaceRoutes } from './areas/workspace/routes.ts';
import { purgeRoomFiles, roomFileAdmission } from './areas/workspace-entries/files.ts';
import { entryCommentRoutes, entryViewRoutes, workspaceEntryRoutes } from './areas/workspace-entries/routes.ts';
import { entrySearch, fileSearch } from './areas/workspace-entries/search-records.ts';
import type { Ctx } from './context.ts';
import type { Removal } from './db/removal.ts';
import type { Admission, Admissions } from './http/admit-upload.ts';
import type { Routes } from './http/handler-types.ts';

/** The records that comments belong to, by board. Comments and records depend on each other, so they meet here. */
const commentTargets: CommentTargets = {
  [Board.Project]: outsourcedTarget,
  [Board.Internal]: internalTarget,
  [Board.Manager]: managerTarget,
  [Board.Users]: employeeTarget,
  [Board.Notice]: noticeTarget,
};

/** How each kind of record is blanked when its retention period is over, with the data that belongs to it. */
const retentionTargets: RetentionTargets = {
  ...projectRetention,
  internal: internalRetention,
  ...employeeRetention,
  managers: managerRetention,
};

/** How deleted records of each kind are listed and brought back. */
const deletedTargets: DeletedTargets = {
  outsourced: deletedOutsourced,
  internal: deletedInternal,
  notice: deletedNotices,
};

/** Whatever '찾기' finds, for the rebuild of its index. */
export const searchSources: readonly SearchSource[] = [
  ...peopleSearch,
  outsourcedSearch,
  internalSearch,
  noticeSearch,
  entrySearch,
  fileSearch,
];

/** How each list becomes a workbook. */
const sheets = [
  ...outsourcedSheets,
  ...internalSheets,
  ...orderSheets,
  ...settlementSheets,
  ...employeeSheets,
  ...departmentSheets,
  ...managerSheets,
  ...siteSheets,
  ...noticeSheets,
  ...alarmSheets,
  ...notifySheets,
  ...referenceSheets,
  ...auditSheets,
  ...retentionSheets(retentionTargets, deletedTargets),
];

type AreaCalls = typeof areaCalls;

/** The routes of every area. A route that the contract declares and that is missing here does not compile. */
export const areaRoutes: { readonly [Area in keyof AreaCalls]: Routes<AreaCalls[Area]> } = {
  auth: authRoutes(beginSecondStep, forgetDevice),
  signInSteps: signInStepRoutes,
  account: accountRoutes,
  secondFactor: secondFactorRoutes,
  menu: menuRoutes,
  alarms: alarmRoutes,
  notify: notifyRoutes,
  notifyChoices: notifyChoiceRoutes,
  outbox: outboxRoutes(resend),
  push: pushRoutes,
  mail: mailRoutes,
  passwordLinks: passwordLinkRoutes,
  comments: commentRoutes(commentTargets),
  lookups: lookupRoutes,
  outsourcedProjects: outsourcedProjectRoutes,
  agreements: agreementRoutes,
  copies: copyRoutes,
  customers: customerRoutes,
  deliveries: deliveryRoutes,
  internalProjects: internalProjectRoutes,
  orders: orderRoutes,
  settlement: settlementRoutes,
  site: siteRoutes,
  managers: managerRoutes,
  employees: employeeRoutes,
  departments: departmentRoutes,
  audit: auditRoutes,
  retention: retentionRoutes(retentionTargets, deletedTargets),
  system: systemRoutes,
  reference: referenceRoutes,
  today: todayRoutes,
  search: searchRoutes,
  scores: scoreRoutes,
  overview: overviewRoutes,
  calendar: calendarRoutes,
  visits: visitRoutes,
  sitePhotos: sitePhotoRoutes,
  siteLogs: siteLogRoutes,
  receipts: receiptRoutes(receiptSteps),
  siteReports: siteReportRoutes,
  workspace: workspaceRoutes,
  workspaceEntries: workspaceEntryRoutes,
  entryComments: entryCommentRoutes,
  entryViews: entryViewRoutes,
  notices: noticeRoutes,
  mizeNotices: mizeNoticeRoutes,
  sharedNotices: sharedNoticeRoutes,
  excel: excelRoutes(sheets),
  listViews: listViewRoutes,
};

/** Clean-ups of what each process has for itself. */
export const localCleanUps = { sweepStore };

/** Clean-ups that one process runs for all: the first process to claim the hour. */
export const claimedCleanUps = {
  purgeSignInData,
  purgeSecondSteps,
  purgeOldAlarms,
  purgeMessages,
  purgeChoices,
  purgeDevices,
  purgeTalkGroups,
  purgeAddresses,
  purgeLinks,
  purgePhotos,
  purgeTalkPhotos,
  purgeSitePhotos,
  purgeReportFiles,
  purgeEmployeeFiles,
  purgeNoticeFiles,
  purgeRoomFiles,
  purgeFeeds,
  purgeViews,
  blankEnded: blankExpired(retentionTargets),
} satisfies Record<string, Removal>;

/** Removals that one process runs for all once a day. */
export const dailyRemovals = { purgeLogs } satisfies Record<string, Removal>;

/** Jobs that one process runs for all once a day, and that remove nothing. */
export const dailyJobs = { reportOrphans };

/** Work that one process does once for a version while all serve. It records its end, and ends early once `isOver`. */
export const onceJobs: Record<string, (ctx: Ctx, isOver: () => boolean) => Promise<unknown>> = {
  [FILL_SEARCH]: (ctx, isOver) => rebuildSearch(ctx, searchSources, isOver),
};

/** Checks of the sender before an upload is parsed, where a record or a menu decides who may upload. */
export const uploadAdmissions: Admissions = {
  'Notice/notice-edit': editAdmission(NoticeBoard.Partners),
  'MizeNotice/notice-edit': editAdmission(NoticeBoard.Staff),
  'Project/room-file-upload': roomFileAdmission,
  'Site/photo-add': photoAdmission,
  'Site/talk-add': talkAdmission,
  'User/user-add': employeeAdmission,
  'User/user-edit': employeeAdmission,
  'User/user-photo-image-upload': employeeAdmission,
  'User/user-attach-files-upload': employeeAdmission,
} satisfies Partial<Record<keyof CallByPath, Admission>>;
