import { PAGE_SIZES } from '@portal/contract/core/paging';
import { countOf, type Query, textOf } from './query-values.ts';

/** What of a list lives in its address, so that back, reload and a shared link restore it. */
export type ListAddress = {
  page: number;
  size: number;
  /** A status code, or 'A' for all. */
  status: string;
  type: string;
  key: string;
  /** 0 for all companies (OUT-30). */
  companyId: number;
  /** As it stands in the address; '' where none was chosen. */
  month: string;
};

/** Which values one list knows. Keep the object the same between renders. */
export type ListRules = {
  path: string;
  defaultSize: number;
  statuses: readonly string[];
  /** Search types; the first is the default. */
  types: readonly { value: string }[];
};

export const ALL_STATUSES = 'A';

const firstType = ({ types }: ListRules): string => types[0]?.value ?? '';

/** Reads the address; whatever makes no sense means the default (LISTS-01, D-42). */
export function readListAddress(query: Query, rules: ListRules): ListAddress {
  const size = countOf(query, 'size');
  const status = textOf(query, 'status');
  const type = textOf(query, 'type');
  return {
    page: countOf(query, 'page') || 1,
    size: PAGE_SIZES.some((offered) => offered === size) ? size : rules.defaultSize,
    status: rules.statuses.includes(status) ? status : ALL_STATUSES,
    type: rules.types.some((offered) => offered.value === type) ? type : firstType(rules),
    key: textOf(query, 'key'),
    companyId: countOf(query, 'company_id'),
    month: textOf(query, 'month'),
  };
}

/** The query of an address; defaults are left out to keep links short. */
export function writeListAddress(address: ListAddress, rules: ListRules): Record<string, string | number> {
  const { page, size, status, type, key, companyId, month } = address;
  return {
    ...(month !== '' ? { month } : {}),
    ...(page > 1 ? { page } : {}),
    ...(size !== rules.defaultSize ? { size } : {}),
    ...(status !== ALL_STATUSES ? { status } : {}),
    ...(type !== firstType(rules) ? { type } : {}),
    ...(key !== '' ? { key } : {}),
    ...(companyId > 0 ? { company_id: companyId } : {}),
  };
}
