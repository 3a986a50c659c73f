import { NAME_LIST_CODES, NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, type RouteComponent } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { alarmSearch } from '../areas/alarms/search.ts';
import { accessSearch, changeSearch, eventSearch, reviewSearch } from '../areas/audit/search.ts';
import { memberSearch } from '../areas/departments/search.ts';
import { employeeSearch } from '../areas/employees/search.ts';
import { internalSearch } from '../areas/internal-projects/search.ts';
import { managerSearch } from '../areas/managers/search.ts';
import { noticeSearch } from '../areas/notices/search.ts';
import { orderSearch, ownOrderSearch } from '../areas/orders/search.ts';
import { companyProjectSearch, projectSearch } from '../areas/outsourced-projects/search.ts';
import { companySearch, materialSearch, menuSearch, nameSearches } from '../areas/reference/search.ts';
import { settlementSearch } from '../areas/settlement/search.ts';
import type { ListSearch, Params } from '../kit/list/list-search.ts';
import { paths } from '../lib/paths.ts';
import { actorOf } from '../lib/session.ts';
import { ActorContext } from '../lib/use-actor.ts';
import { leaveRoot, requireSession, requireStaff, requireVisitor } from './guard.ts';
import {
  alarmList,
  departments,
  employees,
  entry,
  internalProjects,
  managers,
  myInfo,
  notices,
  orders,
  projects,
  reference,
  settlement,
  shellLayout,
  workspace,
} from './lazy-pages.ts';
import { RootLayout } from './root-layout.tsx';
import type { ScreenAbove } from './use-title.ts';

type AnySearch = Pick<ListSearch<Params>, 'path' | 'validate'>;

const missing = lazyRouteComponent(() => import('./plain-pages.tsx'), 'MissingPage');

const rootRoute = createRootRoute({ component: RootLayout });
const guardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guard',
  beforeLoad: requireSession,
  component: SignedIn,
});

/** Every page behind the guard, with the user it let in. */
function SignedIn(): ReactNode {
  const { session } = guardRoute.useRouteContext();
  const actor = useMemo(() => actorOf(session), [session]);
  return (
    <ActorContext value={actor}>
      <Outlet />
    </ActorContext>
  );
}

const shellRoute = createRoute({ getParentRoute: () => guardRoute, id: 'shell', component: shellLayout });

const screen = (path: string, title: string, component: RouteComponent, above?: ScreenAbove) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    staticData: above === undefined ? { title } : { title, above },
  });

/** What a list leads to: its records, and the form of a new one. */
const below = (above: ScreenAbove) => (path: string, title: string, component: RouteComponent) =>
  screen(path, title, component, above);

/** A list, whose address the router checks (LISTS-01). */
const listScreen = ({ path, validate }: AnySearch, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shellRoute, path, component, validateSearch: validate, staticData: { title } });

/** The workspace has a layout of its own (WORK-01). */
const specialRoute = createRoute({
  getParentRoute: () => guardRoute,
  id: 'special',
  beforeLoad: requireStaff,
  component: workspace.layout,
});

const specialScreen = (path: string, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => specialRoute, path, component, staticData: { title } });

/** Screens that are reached from a list, by that list. */
const under = {
  projects: below({ path: paths.projectList, title: '프로젝트 목록 (외주)' }),
  companyProjects: below({ path: paths.projectCompanyList, title: '프로젝트 목록' }),
  internal: below({ path: paths.projectMizeList, title: '프로젝트 목록 (마이즈)' }),
  orders: below({ path: paths.orderList, title: '수주 목록' }),
  managers: below({ path: paths.managerList, title: '협력사 담당자 목록' }),
  employees: below({ path: paths.employeeList, title: '직원 목록' }),
  notices: below({ path: paths.noticeList, title: '공지사항 목록' }),
  mizeNotices: below({ path: paths.mizeNoticeList, title: '공지사항 목록' }),
} as const;

/** Screens under the main layout, in the order of the route table (SHELL-32 to SHELL-62). */
const screens = [
  listScreen(projectSearch.staff, '프로젝트 목록 (외주)', projects.list),
  under.projects(paths.projectAdd, '프로젝트 등록 (외주)', projects.add),
  under.projects('/projects/view/$id', '프로젝트 상세 (외주)', projects.detail),
  listScreen(companyProjectSearch, '프로젝트 목록', projects.companyList),
  under.companyProjects('/projects/companyview/$id', '프로젝트 상세 (업체)', projects.companyDetail),
  listScreen(internalSearch, '프로젝트 목록 (마이즈)', internalProjects.list),
  under.internal(paths.projectMizeAdd, '프로젝트 등록 (마이즈)', internalProjects.add),
  under.internal('/projects/mizeview/$id', '프로젝트 상세 (마이즈)', internalProjects.detail),
  listScreen(alarmSearch, '알림목록', alarmList),
  listScreen(orderSearch, '수주 목록', orders.list),
  under.orders('/orders/view/$id', '수주 상세', orders.detail),
  listScreen(ownOrderSearch, '나의 수주 목록', orders.own),
  listScreen(settlementSearch, '정산현황', settlement),
  listScreen(managerSearch, '협력사 담당자 목록', managers.list),
  under.managers(paths.managerAdd, '담당자 등록', managers.add),
  under.managers('/managers/view/$id', '담당자 상세', managers.detail),
  listScreen(employeeSearch, '직원 목록', employees.list),
  under.employees(paths.employeeAdd, '직원 등록', employees.add),
  under.employees('/employee/view/$id', '직원 상세', employees.detail),
  listScreen(memberSearch, '부서 목록', departments),
  listScreen(noticeSearch.C, '공지사항 목록', notices.list),
  under.notices(paths.noticeAdd, '공지사항 등록', notices.add),
  under.notices('/notices/view/$id', '공지사항 상세', notices.detail),
  under.notices('/notices/companyview/$id', '공지사항 상세', notices.companyView),
  listScreen(noticeSearch.M, '공지사항 목록', notices.mizeList),
  under.mizeNotices(paths.mizeNoticeAdd, '공지사항 등록', notices.mizeAdd),
  under.mizeNotices('/mizenotices/view/$id', '공지사항 상세', notices.mizeDetail),
  listScreen(companySearch, '업체', reference.companies),
  listScreen(materialSearch, '자재', reference.materials),
  ...NAME_LIST_CODES.map((kind) => listScreen(nameSearches[kind], NAME_LISTS[kind], reference.names)),
  listScreen(menuSearch, '메뉴', reference.menus),
  listScreen(accessSearch, '열람 기록', reference.accesses),
  listScreen(reviewSearch, '열람 점검', reference.review),
  listScreen(changeSearch, '변경 기록', reference.changes),
  listScreen(eventSearch, '보안 기록', reference.events),
  screen(paths.retention, '보유 기간', reference.retention),
  screen(paths.myInfo, '내 정보 수정', myInfo),
  screen('$', '페이지를 찾을 수 없습니다', missing),
];

/** The tree: login and / for everybody, the rest behind the guard. */
export const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: paths.root, beforeLoad: leaveRoot }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.login,
    beforeLoad: requireVisitor,
    component: entry.login,
    staticData: { title: '로그인' },
  }),
  ...[paths.landing, `${paths.landing}/$`].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: entry.landing }),
  ),
  guardRoute.addChildren([
    // Blank on purpose: a stop on the way to drawing the current page anew (SHELL-24).
    createRoute({ getParentRoute: () => guardRoute, path: paths.tempRoute, component: () => null }),
    createRoute({
      getParentRoute: () => guardRoute,
      path: paths.password,
      component: entry.password,
      staticData: { title: '비밀번호 변경' },
    }),
    shellRoute.addChildren(screens),
    specialRoute.addChildren([
      specialScreen(paths.reportList, '보고', workspace.rooms),
      specialScreen(paths.reportFeed, '보고', workspace.feed),
    ]),
  ]),
]);
