import type { Board } from '@portal/contract/areas/comments/boards';
import type { Area, AreaRoutes, Job } from './area.ts';
import { account } from './areas/account/area.ts';
import { alarms } from './areas/alarms/area.ts';
import { audit } from './areas/audit/area.ts';
import { auth } from './areas/auth/area.ts';
import { calendar } from './areas/calendar/area.ts';
import { comments } from './areas/comments/area.ts';
import type { TargetFinder } from './areas/comments/public/target.ts';
import { departments } from './areas/departments/area.ts';
import { employees } from './areas/employees/area.ts';
import { excel } from './areas/excel/area.ts';
import { files } from './areas/files/area.ts';
import { internalProjects } from './areas/internal-projects/area.ts';
import { listViews } from './areas/list-views/area.ts';
import { lookups } from './areas/lookups/area.ts';
import { mail } from './areas/mail/area.ts';
import { managers } from './areas/managers/area.ts';
import { menu } from './areas/menu/area.ts';
import { notices } from './areas/notices/area.ts';
import { notify } from './areas/notify/area.ts';
import { orders } from './areas/orders/area.ts';
import { outsourcedProjects } from './areas/outsourced-projects/area.ts';
import { overview } from './areas/overview/area.ts';
import { passwordLinks } from './areas/password-links/area.ts';
import { people } from './areas/people/area.ts';
import { push } from './areas/push/area.ts';
import { receipts } from './areas/receipts/area.ts';
import { reference } from './areas/reference/area.ts';
import { retention } from './areas/retention/area.ts';
import type { DeletedTargets } from './areas/retention/public/deleted-target.ts';
import type { RetentionTargets } from './areas/retention/public/target.ts';
import { scores } from './areas/scores/area.ts';
import { search } from './areas/search/area.ts';
import { secondFactor } from './areas/second-factor/area.ts';
import { settlement } from './areas/settlement/area.ts';
import { site } from './areas/site/area.ts';
import { siteLogs } from './areas/site-logs/area.ts';
import { sitePhotos } from './areas/site-photos/area.ts';
import { siteReports } from './areas/site-reports/area.ts';
import { system } from './areas/system/area.ts';
import { talk } from './areas/talk/area.ts';
import { today } from './areas/today/area.ts';
import { workspace } from './areas/workspace/area.ts';
import { workspaceEntries } from './areas/workspace-entries/area.ts';
import type { Admissions } from './http/upload/admit-upload.ts';

/** The records that comments belong to. Comments and records depend on each other, so they meet here. */
const commentTargets: Readonly<Record<Board, TargetFinder>> = {
  ...outsourcedProjects.commentTargets,
  ...internalProjects.commentTargets,
  ...managers.commentTargets,
  ...employees.commentTargets,
  ...notices.commentTargets,
};

const retentionTargets: RetentionTargets = {
  ...outsourcedProjects.retention,
  ...internalProjects.retention,
  ...employees.retention,
  ...managers.retention,
};

const deletedTargets: DeletedTargets = {
  ...outsourcedProjects.deleted,
  ...internalProjects.deleted,
  ...notices.deleted,
};

/**
 * The areas, in the order in which their clean-ups and jobs run and '찾기' is filled. An area with arguments gets what
 * others give to it. Two that get something of every area follow below.
 */
const mostAreas = {
  auth: auth(secondFactor.gives.beginSecondStep, push.gives.forgetDevice),
  secondFactor,
  alarms,
  notify: notify(outsourcedProjects.gives.resend),
  push,
  talk,
  mail,
  passwordLinks,
  people,
  outsourcedProjects,
  internalProjects,
  orders,
  settlement,
  site,
  sitePhotos,
  siteLogs,
  siteReports,
  receipts: receipts(outsourcedProjects.gives.receiptSteps),
  employees,
  departments,
  managers,
  notices,
  workspace,
  workspaceEntries,
  comments: comments(commentTargets),
  calendar,
  listViews,
  retention: retention(retentionTargets, deletedTargets),
  account,
  menu,
  lookups,
  audit,
  system,
  reference,
  today,
  scores,
  overview,
  files,
} satisfies Record<string, Area>;

/** Whatever '찾기' finds, for the rebuild of its index. */
export const searchSources = Object.values<Area>(mostAreas).flatMap((area) => area.search ?? []);

const sheets = Object.values<Area>(mostAreas).flatMap((area) => area.sheets ?? []);

/** Every area of the portal. */
export const areas = { ...mostAreas, search: search(searchSources), excel: excel(sheets) };

/** The routes of every area. A route that the contract declares and that is missing here does not compile. */
export const areaRoutes: AreaRoutes = {
  ...areas.auth.routes,
  ...areas.secondFactor.routes,
  ...areas.alarms.routes,
  ...areas.notify.routes,
  ...areas.push.routes,
  ...areas.mail.routes,
  ...areas.passwordLinks.routes,
  ...areas.outsourcedProjects.routes,
  ...areas.internalProjects.routes,
  ...areas.orders.routes,
  ...areas.settlement.routes,
  ...areas.site.routes,
  ...areas.sitePhotos.routes,
  ...areas.siteLogs.routes,
  ...areas.siteReports.routes,
  ...areas.receipts.routes,
  ...areas.employees.routes,
  ...areas.departments.routes,
  ...areas.managers.routes,
  ...areas.notices.routes,
  ...areas.workspace.routes,
  ...areas.workspaceEntries.routes,
  ...areas.comments.routes,
  ...areas.calendar.routes,
  ...areas.listViews.routes,
  ...areas.retention.routes,
  ...areas.account.routes,
  ...areas.menu.routes,
  ...areas.lookups.routes,
  ...areas.audit.routes,
  ...areas.system.routes,
  ...areas.reference.routes,
  ...areas.today.routes,
  ...areas.scores.routes,
  ...areas.overview.routes,
  ...areas.search.routes,
  ...areas.excel.routes,
};

/** The timed work of all areas. */
export const areaJobs: readonly Job[] = Object.values<Area>(areas).flatMap((area) => area.jobs ?? []);

export const uploadAdmissions: Admissions = Object.assign(
  {},
  ...Object.values<Area>(areas).map(({ admissions }) => admissions),
);
