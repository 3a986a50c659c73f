import { BY_COMPANY, BY_PRICE, BY_START, type ListRules, NEWEST_FIRST } from '../../core/paging.ts';
import { ORDER_STATUSES, PROJECT_STATUSES, ProjectStatus, SEEN_STATUSES, SETTLEMENT_STATUSES } from './status.ts';

/**
 * Keyword types hidden from contractors, except in their own awards. For contractors they search only those (LISTS-23).
 */
const CUSTOMER_TYPES = [
  { value: 'customerName', label: '고객사' },
  { value: 'placeName', label: '현장명' },
] as const;
const TRADE_TYPE = { value: 'tradeName', label: '공종' } as const;
const SALES_TYPE = { value: 'salesName', label: '담당자(영업)' } as const;

/** Keyword types of the lists of projects. */
const PROJECT_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  TRADE_TYPE,
  { value: 'companyName', label: '업체명' },
  { value: 'pmName', label: '담당자(PM)' },
  SALES_TYPE,
  ...CUSTOMER_TYPES,
] as const;

/** Only columns that everybody sees, so that an order reveals nothing (LISTS-22). */
const OPEN_ORDERS = [...NEWEST_FIRST, ...BY_START, ...BY_PRICE] as const;
/** The order of companies is for lists in which no company is masked (D-670). */
const PROJECT_ORDERS = [...OPEN_ORDERS, ...BY_COMPANY] as const;

/**
 * The staff's list of outsourced projects (D-40, D-41). A request may filter by any status, also one without a
 * button.
 */
export const STAFF_LIST = {
  size: 30,
  statuses: PROJECT_STATUSES,
  types: PROJECT_TYPES,
  orders: PROJECT_ORDERS,
} as const satisfies ListRules;

/** The contractors' list of projects (D-40). */
export const PARTNER_LIST = {
  ...STAFF_LIST,
  size: 10,
  statuses: SEEN_STATUSES,
  orders: OPEN_ORDERS,
} as const satisfies ListRules;

/** Request of the open offers among which a contractor's page detects new ones. */
export const OPEN_OFFERS = { Page: 1, PageSize: 100, SearchActiveStatus: ProjectStatus.Open } as const;

/** Rules of the lists of orders: of a company, and of the user. */
export const ORDER_LIST = {
  size: 10,
  statuses: ORDER_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'areaName', label: '지역' },
    TRADE_TYPE,
    SALES_TYPE,
    ...CUSTOMER_TYPES,
  ],
  orders: PROJECT_ORDERS,
} as const satisfies ListRules;

/** Rules of the list of invoiced and settled projects of a month. */
export const SETTLEMENT_LIST = {
  size: 10,
  statuses: SETTLEMENT_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'companyName', label: '수주업체' },
    { value: 'pmName', label: '담당자(PM)' },
    SALES_TYPE,
    ...CUSTOMER_TYPES,
  ],
  orders: [...NEWEST_FIRST, 'billDate_desc', 'billDate_asc', ...BY_PRICE, ...BY_COMPANY],
} as const satisfies ListRules;
