import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '#kit/list/list-filters.tsx';
import { type LookupItem, type LookupName, lookupQuery } from './lookup-query.ts';

/**
 * A look-up as choices: empty until it is there, `pending` until it is answered or failed; asked for only when
 * `enabled`. Failures go to the console only (LOOKUP-15).
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

/** Filter of a list by company, 0 for all (D-47); for those who see more than their own. */
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
