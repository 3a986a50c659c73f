import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { calendarSearch } from '#areas/calendar/search.ts';
import { siteSearch } from '#areas/site/search.ts';
import { paths } from '#lib/paths.ts';
import { actorOf } from '#lib/session.ts';
import { redirectRoot, requireVisitor } from './guard.ts';
import { guardRoute, rootRoute, shellRoute, siteRoute, specialRoute } from './layout-routes.tsx';
import {
  calendar,
  employees,
  entry,
  guide,
  home,
  internalProjects,
  lazyPage,
  managers,
  myInfo,
  notices,
  notifySetting,
  projects,
  reference,
  siteDevice,
  sites,
  workspace,
} from './lazy-pages.ts';
import { listRoutes } from './list-routes.ts';
import { recordRoutes } from './record-routes.ts';
import type { ParentScreen } from './use-title.ts';

const missing = lazyPage(() => import('./plain-pages.tsx'), 'MissingPage');

const screen = (path: string, title: string, component: RouteComponent, above?: ParentScreen) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    staticData: above === undefined ? { title } : { title, parent: above },
  });

/** Creates the route of a screen that is opened from a list, such as the form of a new record. */
const openedFrom = (above: ParentScreen) => (path: string, title: string, component: RouteComponent) =>
  screen(path, title, component, above);

const siteScreen = (path: string, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => siteRoute, path, component, staticData: { title } });

const specialScreen = (path: string, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => specialRoute, path, component, staticData: { title } });

/** Route factories of screens by the list that they are opened from. */
const under = {
  projects: openedFrom({ path: paths.projectList, title: '프로젝트 목록 (외주)' }),
  internal: openedFrom({ path: paths.projectMizeList, title: '프로젝트목록 (마이즈)' }),
  managers: openedFrom({ path: paths.managerList, title: '업체 담당자목록' }),
  employees: openedFrom({ path: paths.employeeList, title: '직원목록' }),
  notices: openedFrom({ path: paths.noticeList, title: '공지사항목록' }),
  mizeNotices: openedFrom({ path: paths.mizeNoticeList, title: '공지사항목록' }),
} as const;

/** The overview, whose route starts its call while the page's code loads. */
const overview = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.home,
  component: home,
  staticData: { title: '한눈에 보기' },
  loader: ({ context }) => {
    const files = Promise.all([import('./query-client.ts'), import('#areas/overview/api.ts')]);
    void files.then(([{ queryClient }, { prefetchOverview }]) =>
      prefetchOverview(queryClient, actorOf(context.session)),
    );
  },
});

/** Forms and other pages under the main layout (SHELL-32 to SHELL-62). */
const screens = [
  overview,
  under.projects(paths.projectAdd, '프로젝트 등록 (외주)', projects.add),
  under.internal(paths.projectMizeAdd, '프로젝트 등록 (마이즈)', internalProjects.add),
  under.managers(paths.managerAdd, '담당자 등록', managers.add),
  under.employees(paths.employeeAdd, '직원 등록', employees.add),
  under.notices(paths.noticeAdd, '공지사항 등록', notices.add),
  under.notices('/notices/view/$id', '공지사항 상세', notices.detail),
  under.mizeNotices(paths.mizeNoticeAdd, '공지사항 등록', notices.mizeAdd),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.projectCalendar,
    component: calendar,
    validateSearch: calendarSearch.validate,
    staticData: { title: '캘린더' },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.projectSites,
    component: sites,
    validateSearch: siteSearch.validate,
    staticData: { title: '오늘 현장' },
  }),
  screen(paths.retention, '보유 기간', reference.retention),
  screen(paths.personData, '개인 자료', reference.person),
  screen(paths.systemStatus, '시스템 상태', reference.system),
  screen(paths.myInfo, '내 정보 수정', myInfo),
  screen(paths.notifySetting, '알림 설정', notifySetting, { title: '내 정보 수정', path: paths.myInfo }),
  screen(paths.help, '도움말', guide),
  screen(`${paths.help}/$chapter`, '도움말', guide),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '$',
    component: missing,
    staticData: { title: '페이지를 찾을 수 없습니다', isUnknown: true },
  }),
];

/** The route tree: login and / for everybody, the rest behind the guard. */
export const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: paths.root, beforeLoad: redirectRoot }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.login,
    beforeLoad: requireVisitor,
    component: entry.login,
    staticData: { title: '로그인' },
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.newPassword,
    component: entry.newPassword,
    staticData: { title: '비밀번호 정하기' },
  }),
  ...[paths.landing, `${paths.landing}/$`].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: entry.landing }),
  ),
  guardRoute.addChildren([
    // Blank on purpose: a stop while the current page is reloaded (SHELL-24).
    createRoute({ getParentRoute: () => guardRoute, path: paths.tempRoute, component: () => null }),
    createRoute({
      getParentRoute: () => guardRoute,
      path: paths.password,
      component: entry.password,
      staticData: { title: '비밀번호 변경' },
    }),
    shellRoute.addChildren([...listRoutes, ...recordRoutes, ...screens]),
    siteRoute.addChildren([
      siteScreen(paths.siteQueue, '미전송', siteDevice.queue),
      siteScreen(paths.siteCamera, '사진 찍기', siteDevice.camera),
    ]),
    specialRoute.addChildren([
      specialScreen(paths.reportList, '보고', workspace.rooms),
      specialScreen(paths.reportFeed, '보고', workspace.feed),
    ]),
  ]),
]);
