import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { MAX_PAGE, PAGE_SIZES } from '@portal/contract/core/limits';

/** What of a project list lives in its address, so that back, reload and a shared link restore it. */
export type ListAddress = {
  page: number;
  size: number;
  /** A status code, or 'A' for all. */
  status: string;
  type: string;
  key: string;
  /** 0 for all companies (OUT-30). */
  companyId: number;
};

/** What a keyword is looked for in (OUT-06). */
export const SEARCH_TYPES = [
  { value: 'projectName', label: '프로젝트명' },
  { value: 'areaName', label: '지역' },
  { value: 'companyName', label: '업체명' },
  { value: 'pmName', label: '담당자(PM)' },
] as const;

export const ALL_STATUSES = 'A';
const FIRST_TYPE = SEARCH_TYPES[0].value;

type Query = Readonly<Record<string, unknown>>;

const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const countOf = (query: Query, name: string): number => {
  const value = Number(textOf(query, name));
  return Number.isInteger(value) && value > 0 && value <= MAX_PAGE ? value : 0;
};

/** Reads the address; whatever makes no sense means the default (LISTS-01, D-42). */
export function readListAddress(query: Query, defaultSize: number): ListAddress {
  const size = countOf(query, 'size');
  const status = textOf(query, 'status');
  const type = textOf(query, 'type');
  return {
    page: countOf(query, 'page') || 1,
    size: PAGE_SIZES.some((offered) => offered === size) ? size : defaultSize,
    status: Object.values(ProjectStatus).some((code) => code === status) ? status : ALL_STATUSES,
    type: SEARCH_TYPES.some((offered) => offered.value === type) ? type : FIRST_TYPE,
    key: textOf(query, 'key'),
    companyId: countOf(query, 'company_id'),
  };
}

/** The query of an address; defaults are left out to keep links short. */
export function writeListAddress(address: ListAddress, defaultSize: number): Record<string, string | number> {
  const { page, size, status, type, key, companyId } = address;
  return {
    ...(page > 1 ? { page } : {}),
    ...(size !== defaultSize ? { size } : {}),
    ...(status !== ALL_STATUSES ? { status } : {}),
    ...(type !== FIRST_TYPE ? { type } : {}),
    ...(key !== '' ? { key } : {}),
    ...(companyId > 0 ? { company_id: companyId } : {}),
  };
}
