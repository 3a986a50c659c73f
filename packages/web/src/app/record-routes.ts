import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import { type Actor, isManager, isPartner, isSignedIn, isStaff } from '@portal/contract/core/actor';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import type { RecordSource } from '#kit/record/record-query.ts';
import { paths } from '#lib/paths.ts';
import { actorOf } from '#lib/session.ts';
import { shellRoute } from './layout-routes.tsx';
import { employees, internalProjects, managers, notices, orders, projects, reference } from './lazy-pages.ts';
import type { ParentScreen } from './use-title.ts';

// Loaded only for signed-in users.
const queries = () => Promise.all([import('./query-client.ts'), import('#kit/record/record-query.ts')]);
const companySource = async () => (await import('#areas/reference/api.ts')).companySource;
const employeeSource = async () => (await import('#areas/employees/api.ts')).employeeSource;
const internalSource = async () => (await import('#areas/internal-projects/api.ts')).projectSource;
const managerSource = async () => (await import('#areas/managers/api.ts')).managerSource;
const outsourcedSource = async () => (await import('#areas/outsourced-projects/api.ts')).projectSource;
const offlineAward = async () =>
  (await import('#areas/outsourced-projects/public/open-offline-award.ts')).openOfflineAward;
const noticeSource = (board: NoticeBoard) => async () => (await import('#areas/notices/api.ts')).noticeSources[board];

type RecordScreen = {
  path: string;
  title: string;
  /** The list that the record is opened from. */
  parent: ParentScreen;
  component: RouteComponent;
  source: () => Promise<RecordSource<unknown>>;
  /** Opens the record as the device has it, when the server does not answer. For contractors only. */
  offline?: () => Promise<(client: QueryClient, id: string, reload: string) => Promise<void>>;
  /** False when the page redirects or refuses this user. Then nothing is fetched. */
  may: (actor: Actor) => boolean;
};

/** Route of a record: it fetches the record while the page's code loads. */
const recordScreen = ({ path, title, parent, component, source, offline, may }: RecordScreen) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    // The loader does not await anything, so that the address changes at once.
    loader: ({ context, location, params }) => {
      const actor = actorOf(context.session);
      if (!may(actor)) return;
      const { id = '' }: { id?: string } = params;
      const { reload = '' }: { reload?: unknown } = location.search;
      void Promise.all([queries(), source()]).then(([[{ queryClient }, { recordQuery }], read]) =>
        queryClient.prefetchQuery(recordQuery(read, id, String(reload))),
      );
      if (offline && isPartner(actor))
        void Promise.all([queries(), offline()]).then(([[{ queryClient }], open]) =>
          open(queryClient, id, String(reload)),
        );
    },
    staticData: { title, parent },
  });

const noticeList = { path: paths.noticeList, title: '공지사항목록' };

/** The records under the main layout (SHELL-32 to SHELL-62). */
export const recordRoutes = [
  recordScreen({
    path: '/projects/view/$id',
    title: '프로젝트 상세 (외주)',
    parent: { path: paths.projectList, title: '프로젝트 목록 (외주)' },
    component: projects.detail,
    source: outsourcedSource,
    may: isStaff,
  }),
  recordScreen({
    path: '/projects/companyview/$id',
    title: '프로젝트 상세 (업체)',
    parent: { path: paths.projectCompanyList, title: '프로젝트목록' },
    component: projects.companyDetail,
    source: outsourcedSource,
    offline: offlineAward,
    may: isSignedIn,
  }),
  recordScreen({
    path: '/projects/mizeview/$id',
    title: '프로젝트 상세 (마이즈)',
    parent: { path: paths.projectMizeList, title: '프로젝트목록 (마이즈)' },
    component: internalProjects.detail,
    source: internalSource,
    may: mayUseInternalProjects,
  }),
  recordScreen({
    path: '/orders/view/$id',
    title: '수주 상세',
    parent: { path: paths.orderList, title: '수주목록' },
    component: orders.detail,
    source: outsourcedSource,
    offline: offlineAward,
    may: isSignedIn,
  }),
  recordScreen({
    path: '/managers/view/$id',
    title: '담당자 상세',
    parent: { path: paths.managerList, title: '업체 담당자목록' },
    component: managers.detail,
    source: managerSource,
    may: isStaff,
  }),
  recordScreen({
    path: '/employee/view/$id',
    title: '직원 상세',
    parent: { path: paths.employeeList, title: '직원목록' },
    component: employees.detail,
    source: employeeSource,
    may: mayUseEmployees,
  }),
  recordScreen({
    path: '/reference/companies/view/$id',
    title: '업체 상세',
    parent: { path: paths.referenceCompanies, title: '업체' },
    component: reference.company,
    source: companySource,
    may: isManager,
  }),
  recordScreen({
    path: '/notices/companyview/$id',
    title: '공지사항 상세',
    parent: noticeList,
    component: notices.companyView,
    source: noticeSource(NoticeBoard.Partners),
    may: isSignedIn,
  }),
  recordScreen({
    path: '/mizenotices/view/$id',
    title: '공지사항 상세',
    parent: { path: paths.mizeNoticeList, title: '공지사항목록' },
    component: notices.mizeDetail,
    source: noticeSource(NoticeBoard.Staff),
    may: mayManageNotices,
  }),
];
