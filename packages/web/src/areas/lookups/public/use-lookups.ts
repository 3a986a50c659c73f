import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { type LookupItem, type LookupName, lookupQuery } from './lookup-query.ts';

/**
 * Loads a look-up as choices, when `enabled`. They are empty until it is loaded, and `pending` is true while it loads.
 * The page names failed look-ups (FailedLookups, LOOKUP-15).
 */
export function useLookup<N extends LookupName>(
  name: N,
  enabled = true,
): { choices: readonly LookupItem<N>[]; pending: boolean } {
  const { data, isLoading } = useQuery<LookupItem<N>[]>({
    ...lookupQuery(name),
    enabled,
  });
  return { choices: data ?? [], pending: isLoading };
}

/** The list filter by company, 0 for all (D-47). It is hidden from users who see only their own company. */
export function useCompanyFilter(shown: boolean): ListFilter {
  const { choices, pending } = useLookup('companies', shown);
  return {
    kind: 'choice',
    name: 'company_id',
    label: '업체',
    field: 'CompanyId',
    none: { value: '0', label: '전체보기' },
    choices,
    pending,
    hidden: !shown,
  };
}
