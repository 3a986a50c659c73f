import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { logFailure } from '../../../lib/failures.ts';
import { type Choice, lookups } from '../api.ts';

type Name = keyof typeof lookups;
type Item<N extends Name> = Awaited<ReturnType<(typeof lookups)[N]>>[number];

const FRESH_MS = 5 * 60 * 1000;

/**
 * A look-up as choices: empty until it is there, `pending` until it is answered or failed; asked for only when
 * `enabled`. Failures go to the console only (LOOKUP-15).
 */
export function useLookup<N extends Name>(name: N, enabled = true): { choices: readonly Item<N>[]; pending: boolean } {
  const { data, isLoading } = useQuery<Item<N>[]>({
    queryKey: ['lookup', name],
    enabled,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      try {
        return await lookups[name](signal);
      } catch (error) {
        if (!signal.aborted) logFailure(`lookup ${name}`, error);
        throw error;
      }
    },
  });
  return { choices: data ?? [], pending: isLoading };
}

/**
 * The address of a list with its company filter only for staff and only for a known company (D-47). `waiting` is true
 * until it can be told; `companies` is null for those who have no such filter.
 */
export function useKnownCompany<Address extends { companyId: number }>(address: Address, staff: boolean) {
  const { choices, pending } = useLookup('companies', staff);
  const known = choices.some((company) => company.value === String(address.companyId));
  const shown = useMemo(() => ({ ...address, companyId: known ? address.companyId : 0 }), [address, known]);
  const companies: readonly Choice[] | null = staff ? choices : null;
  return { shown, companies, waiting: staff && address.companyId > 0 && pending };
}
