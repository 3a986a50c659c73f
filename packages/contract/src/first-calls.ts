import { mayUseInternalProjects } from './areas/internal-projects/policy.ts';
import { INTERNAL_LIST } from './areas/internal-projects/status.ts';
import { NOTICE_PREFIX, NoticeBoard } from './areas/notices/boards.ts';
import { NOTICE_LIST } from './areas/notices/lists.ts';
import { readsBoard } from './areas/notices/policy.ts';
import { OPEN_OFFERS, ORDER_LIST, PARTNER_LIST, STAFF_LIST } from './areas/outsourced-projects/lists.ts';
import { defaultScope, linesOf } from './areas/today/lines.ts';
import type { CallByPath } from './calls.ts';
import { type Actor, isManager, isStaff } from './core/actor.ts';
import type { CallRequest } from './core/call.ts';
import { ALL, countRequest, firstAsk, listRequest } from './core/list-request.ts';
import { LOOKUP_SIZE } from './core/paging.ts';

/** A call and what it is asked. */
export type FirstCall = {
  [Path in keyof CallByPath]: { path: Path; request: CallRequest<CallByPath[Path]> };
}[keyof CallByPath];

type Calls = readonly FirstCall[];

const NOT_NARROWED = { CompanyId: 0, SearchTodo: '', SearchScope: 'mine' } as const;

/** The filter by company (D-47). */
const companies: FirstCall = {
  path: 'Company/all-company-list',
  request: { Page: 1, PageSize: LOOKUP_SIZE, SearchActiveStatus: ALL, OrderType: 'companyName_asc' },
};

const staffProjects: Calls = [
  {
    path: 'Construction/all-construction-mize-list',
    request: { ...listRequest(firstAsk(STAFF_LIST)), ...NOT_NARROWED },
  },
  {
    path: 'Construction/construction-mize-status-count',
    request: { ...countRequest(firstAsk(STAFF_LIST)), ...NOT_NARROWED },
  },
  companies,
];

const partnerProjects = (actor: Actor): Calls => [
  {
    path: 'Construction/all-construction-partner-list',
    request: { ...listRequest(firstAsk(PARTNER_LIST)), ...NOT_NARROWED },
  },
  {
    path: 'Construction/construction-partner-status-count',
    request: { ...countRequest(firstAsk(PARTNER_LIST)), ...NOT_NARROWED },
  },
  isStaff(actor) ? companies : { path: 'Construction/all-construction-partner-list', request: OPEN_OFFERS },
];

const internalProjects: Calls = [
  { path: 'MizeConstruction/all-construction-list', request: listRequest(firstAsk(INTERNAL_LIST)) },
  { path: 'MizeConstruction/construction-status-count', request: countRequest(firstAsk(INTERNAL_LIST)) },
];

const ofOrders = { ...listRequest(firstAsk(ORDER_LIST)), ...NOT_NARROWED };
const ofOrderCounts = { ...countRequest(firstAsk(ORDER_LIST)), ...NOT_NARROWED };

const companyOrders = (actor: Actor): Calls => [
  { path: 'Order/all-partner-order-list', request: ofOrders },
  { path: 'Order/partner-order-status-count', request: ofOrderCounts },
  ...(isStaff(actor) ? [companies] : []),
];

const ownOrders: Calls = [
  { path: 'Order/all-my-order-list', request: ofOrders },
  { path: 'Order/my-order-status-count', request: ofOrderCounts },
];

/** The page after sign-in: what must be read, what waits, the notices of the board. */
function notices(actor: Actor, board: NoticeBoard): Calls {
  if (!readsBoard(actor, board)) return [];
  const request = { ...listRequest(firstAsk(NOTICE_LIST)), SearchActiveStatus: 'N' };
  const waits: Calls = [
    ...(isManager(actor) ? [{ path: 'Reference/first-day', request: {} } as const] : []),
    { path: 'Today/today-list', request: { SearchScope: defaultScope(actor) } },
  ];
  return [
    { path: 'Notice/notice-landing-list', request: {} },
    ...(linesOf(actor).length > 0 ? waits : []),
    { path: `${NOTICE_PREFIX[board]}/all-fix-notice-list`, request },
    { path: `${NOTICE_PREFIX[board]}/all-notice-list`, request },
  ];
}

const home = (actor: Actor): Calls => notices(actor, NoticeBoard.Partners);

/** Lists by their address, and what each asks as long as its address says nothing more. */
const LISTS: Readonly<Record<string, (actor: Actor) => Calls>> = {
  // Both lead on to the notices (D-01).
  '/': home,
  '/login': home,
  '/notices/list': home,
  '/mizenotices/list': (actor) => notices(actor, NoticeBoard.Staff),
  '/projects/list': (actor) => (isStaff(actor) ? staffProjects : partnerProjects(actor)),
  '/projects/companylist': partnerProjects,
  '/projects/mizelist': (actor) => (mayUseInternalProjects(actor) ? internalProjects : []),
  '/orders/list': companyOrders,
  '/orders/self': () => ownOrders,
};

/** Addresses whose first list is known beforehand. */
export const FIRST_LISTS: readonly string[] = Object.keys(LISTS);

/**
 * What a page asks when it is opened at an address: who is signed in, his menus, his unread alarms, and the rows of a
 * list whose address has no query. The server answers these with the page; what the page asks otherwise it asks as
 * ever, so that a wrong guess here costs time and nothing else.
 */
export function firstCalls(address: string, actor: Actor): Calls {
  const frame: Calls = [
    { path: 'User/user-my-info', request: { UserId: actor.userId, TopMenuId: 0 } },
    { path: 'Menu/menu-list', request: {} },
    ...(isStaff(actor) ? [{ path: 'Alarm/alarm-count', request: {} } as const] : []),
  ];
  return [...frame, ...(LISTS[address]?.(actor) ?? [])];
}
