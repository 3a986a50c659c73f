import { BY_PRICE, BY_START, type ListRules, NEWEST_FIRST } from '../../core/paging.ts';
import { ORDER_STATUSES, PROJECT_STATUSES, ProjectStatus, SETTLEMENT_STATUSES } from './status.ts';

/** Hidden from contractors but for their own awards, in which alone it finds something (LISTS-23). */
const CUSTOMER_TYPES = [
  { value: 'customerName', label: '고객사' },
  { value: 'placeName', label: '현장명' },
] as const;
const SALES_TYPE = { value: 'salesName', label: '담당자(영업)' } as const;

/** What a keyword is looked for in. */
const PROJECT_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  { value: 'companyName', label: '업체명' },
  { value: 'pmName', label: '담당자(PM)' },
  SALES_TYPE,
  ...CUSTOMER_TYPES,
] as const;

/** Columns that are hidden from nobody, so that their order tells nothing (LISTS-22). */
const PROJECT_ORDERS = [...NEWEST_FIRST, ...BY_START, ...BY_PRICE] as const;

/** The staff's list of outsourced projects (D-40 to D-42): any state may be asked for, whatever buttons are offered. */
export const STAFF_LIST = {
  size: 30,
  statuses: PROJECT_STATUSES,
  types: PROJECT_TYPES,
  orders: PROJECT_ORDERS,
} as const satisfies ListRules;

/** The partner-facing list (D-40). */
export const PARTNER_LIST = { ...STAFF_LIST, size: 10 } as const satisfies ListRules;

/** What contractors' lists look through for new offers. */
export const OPEN_OFFERS = { Page: 1, PageSize: 100, SearchActiveStatus: ProjectStatus.Open } as const;

/** Orders, of a company or one's own. */
export const ORDER_LIST = {
  size: 10,
  statuses: ORDER_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'areaName', label: '지역' },
    SALES_TYPE,
    ...CUSTOMER_TYPES,
  ],
  orders: PROJECT_ORDERS,
} as const satisfies ListRules;

/** Invoiced and settled projects of a month. */
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
  orders: [...NEWEST_FIRST, 'billDate_desc', 'billDate_asc', ...BY_PRICE],
} as const satisfies ListRules;
