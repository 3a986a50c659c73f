import { type ListRules, NEWEST_FIRST } from '../../core/paging.ts';
import { ORDER_STATUSES, PROJECT_STATUSES, SETTLEMENT_STATUSES } from './status.ts';

/** What a keyword is looked for in. */
const PROJECT_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  { value: 'companyName', label: '업체명' },
  { value: 'pmName', label: '담당자(PM)' },
] as const;

/** The staff's list of outsourced projects (D-40 to D-42): any state may be asked for, whatever buttons are offered. */
export const STAFF_LIST = {
  size: 30,
  statuses: PROJECT_STATUSES,
  types: PROJECT_TYPES,
  orders: NEWEST_FIRST,
} as const satisfies ListRules;

/** The partner-facing list (D-40). */
export const PARTNER_LIST = { ...STAFF_LIST, size: 10 } as const satisfies ListRules;

/** Orders, of a company or one's own. */
export const ORDER_LIST = {
  size: 10,
  statuses: ORDER_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'areaName', label: '지역' },
  ],
  orders: NEWEST_FIRST,
} as const satisfies ListRules;

/** Invoiced and settled projects of a month. */
export const SETTLEMENT_LIST = {
  size: 10,
  statuses: SETTLEMENT_STATUSES,
  types: [
    { value: 'projectName', label: '프로젝트명' },
    { value: 'companyName', label: '수주업체' },
    { value: 'pmName', label: '담당자(PM)' },
  ],
  orders: NEWEST_FIRST,
} as const satisfies ListRules;
