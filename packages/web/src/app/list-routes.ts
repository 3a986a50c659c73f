import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { NAME_LIST_CODES, NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { type Actor, isManager, isStaff } from '@portal/contract/core/actor';
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { alarmSearch } from '#areas/alarms/search.ts';
import { accessSearch, changeSearch, eventSearch, reviewSearch } from '#areas/audit/search.ts';
import { memberSearch } from '#areas/departments/search.ts';
import { employeeSearch } from '#areas/employees/search.ts';
import { internalSearch } from '#areas/internal-projects/search.ts';
import { managerSearch } from '#areas/managers/search.ts';
import { noticeSearch } from '#areas/notices/search.ts';
import { outboxSearch } from '#areas/notify/search.ts';
import { orderSearch, ownOrderSearch } from '#areas/orders/search.ts';
import { companyProjectSearch, projectSearch } from '#areas/outsourced-projects/search.ts';
import { companySearch, holidaySearch, materialSearch, menuSearch, nameSearches } from '#areas/reference/search.ts';
import { deletedSearch } from '#areas/retention/search.ts';
import { settlementSearch } from '#areas/settlement/search.ts';
import type { ListSearch, Params } from '#kit/list/list-search.ts';
import { type PageSource, prefetchList } from '#kit/list/list-source.ts';
import { actorOf } from '#lib/session.ts';
import { shellRoute } from './layout-routes.tsx';
import {
  departments,
  employees,
  inbox,
  internalProjects,
  managers,
  notices,
  orders,
  projects,
  reference,
  settlement,
} from './lazy-pages.ts';

type AnySearch = Pick<ListSearch<Params>, 'path' | 'validate'>;

// Loaded only for signed-in users. The server preloads this file in their page.
const queries = () => import('./query-client.ts');
const alarmApi = () => import('#areas/alarms/api.ts');
const auditApi = () => import('#areas/audit/api.ts');
const departmentApi = () => import('#areas/departments/api.ts');
const employeeApi = () => import('#areas/employees/api.ts');
const internalApi = () => import('#areas/internal-projects/api.ts');
const managerApi = () => import('#areas/managers/api.ts');
const notifyApi = () => import('#areas/notify/api.ts');
const noticeApi = () => import('#areas/notices/api.ts');
const orderApi = () => import('#areas/orders/api.ts');
const projectApi = () => import('#areas/outsourced-projects/api.ts');
const referenceLists = () => import('#areas/reference/lists.ts');
const settlementApi = () => import('#areas/settlement/api.ts');

type Address = Readonly<Record<string, unknown>>;

/** Prefetches the queries of a list when its source is loaded. */
function prefetch<Row, P extends Params, M>(source: Promise<PageSource<Row, P, M>>, address: Address): void {
  void Promise.all([queries(), source]).then(([{ queryClient }, loaded]) => prefetchList(queryClient, loaded, address));
}

/** Route of a list: it validates the address (LISTS-01) and prefetches the queries while the page's code loads. */
const prefetchedScreen = (
  { path, validate }: AnySearch,
  start: (actor: Actor, address: Address) => void,
  title: string,
  component: RouteComponent,
) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    validateSearch: validate,
    loaderDeps: ({ search }) => search,
    // The loader does not await anything, so that the address changes at once.
    loader: ({ context, deps }) => start(actorOf(context.session), deps),
    staticData: { title },
  });

/** Route of a list that every user has. */
const listScreen = <Row, P extends Params, M>(
  search: AnySearch,
  load: (actor: Actor) => Promise<PageSource<Row, P, M>>,
  title: string,
  component: RouteComponent,
) => prefetchedScreen(search, (actor, address) => prefetch(load(actor), address), title, component);

/** Prefetches 알림목록: the alarms of staff, or the messages of a contractor. */
function prefetchInbox(actor: Actor, address: Address): void {
  if (isStaff(actor))
    prefetch(
      alarmApi().then((api) => api.ownAlarmList()),
      address,
    );
  else
    prefetch(
      notifyApi().then((api) => api.ownInbox()),
      address,
    );
}

/** Route of a list for managers only. */
const managerScreen = <Row, P extends Params, M>(
  search: AnySearch,
  load: () => Promise<PageSource<Row, P, M>>,
  title: string,
  component: RouteComponent,
) => listScreen(search, async (actor) => ({ ...(await load()), may: isManager(actor) }), title, component);

/** The lists under the main layout, in the order of the route table (SHELL-32 to SHELL-62). */
export const listRoutes = [
  listScreen(
    projectSearch.staff,
    async (actor) => (await projectApi()).projectList(actor),
    '프로젝트 목록 (외주)',
    projects.list,
  ),
  listScreen(
    companyProjectSearch,
    async (actor) => (await projectApi()).companyProjectList(actor),
    '프로젝트목록',
    projects.companyList,
  ),
  listScreen(
    internalSearch,
    async (actor) => (await internalApi()).internalList(actor),
    '프로젝트목록 (마이즈)',
    internalProjects.list,
  ),
  prefetchedScreen(alarmSearch, prefetchInbox, '알림목록', inbox),
  listScreen(orderSearch, async (actor) => (await orderApi()).companyOrderList(actor), '수주목록', orders.list),
  listScreen(ownOrderSearch, async (actor) => (await orderApi()).ownOrderList(actor), '나의 수주목록', orders.own),
  listScreen(settlementSearch, async (actor) => (await settlementApi()).settlementList(actor), '정산현황', settlement),
  listScreen(managerSearch, async (actor) => (await managerApi()).managerList(actor), '업체 담당자목록', managers.list),
  listScreen(employeeSearch, async (actor) => (await employeeApi()).employeeList(actor), '직원목록', employees.list),
  listScreen(memberSearch, async (actor) => (await departmentApi()).departmentList(actor), '부서목록', departments),
  listScreen(
    noticeSearch.C,
    async (actor) => (await noticeApi()).boardList(NoticeBoard.Partners)(actor),
    '공지사항목록',
    notices.list,
  ),
  listScreen(
    noticeSearch.M,
    async (actor) => (await noticeApi()).boardList(NoticeBoard.Staff)(actor),
    '공지사항목록',
    notices.mizeList,
  ),
  managerScreen(companySearch, async () => (await referenceLists()).companyList, '업체', reference.companies),
  managerScreen(materialSearch, async () => (await referenceLists()).materialList, '자재', reference.materials),
  ...NAME_LIST_CODES.map((kind) =>
    managerScreen(
      nameSearches[kind],
      async () => (await referenceLists()).nameLists[kind],
      NAME_LISTS[kind],
      reference.names,
    ),
  ),
  managerScreen(holidaySearch, async () => (await referenceLists()).holidayList, '공휴일', reference.holidays),
  managerScreen(menuSearch, async () => (await referenceLists()).menuList, '메뉴', reference.menus),
  managerScreen(accessSearch, async () => (await auditApi()).accessLog, '열람 기록', reference.accesses),
  managerScreen(reviewSearch, async () => (await auditApi()).accessReview, '열람 점검', reference.review),
  managerScreen(
    deletedSearch,
    async () => (await import('#areas/retention/api.ts')).deletedRecords,
    '삭제된 항목',
    reference.deleted,
  ),
  managerScreen(changeSearch, async () => (await auditApi()).changeLog, '변경 기록', reference.changes),
  managerScreen(
    outboxSearch,
    async () => (await import('#areas/notify/parts/outbox/api.ts')).outboxList,
    '발송 현황',
    reference.outbox,
  ),
  managerScreen(eventSearch, async () => (await auditApi()).securityLog, '보안 기록', reference.events),
];
