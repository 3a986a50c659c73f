import { useQuery } from '@tanstack/react-query';
import type { ListFilter } from '../../../kit/list/list-filters.tsx';
import { lookups } from '../api.ts';

type Name = keyof typeof lookups;
type Item<N extends Name> = Awaited<ReturnType<(typeof lookups)[N]>>[number];

/** All look-ups, to ask for them anew when what they offer has changed. */
export const lookupsKey = ['lookup'] as const;

const FRESH_MS = 5 * 60 * 1000;

/**
 * A look-up as choices: empty until it is there, `pending` until it is answered or failed; asked for only when
 * `enabled`. Failures go to the console only (LOOKUP-15).
 */
export function useLookup<N extends Name>(name: N, enabled = true): { choices: readonly Item<N>[]; pending: boolean } {
  const { data, isLoading } = useQuery<Item<N>[]>({
    queryKey: [...lookupsKey, name],
    enabled,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => lookups[name](signal),
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
