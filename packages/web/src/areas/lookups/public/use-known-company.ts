import { useMemo } from 'react';
import { type Choice, useCompanies } from './use-lookups.ts';

/**
 * The address of a list with its company filter only for staff and only for a known company (D-47). `waiting` is true
 * until it can be told; `companies` is null for those who have no such filter.
 */
export function useKnownCompany<Address extends { companyId: number }>(address: Address, staff: boolean) {
  const { choices, pending } = useCompanies(staff);
  const known = choices.some((company) => company.value === String(address.companyId));
  const shown = useMemo(() => ({ ...address, companyId: known ? address.companyId : 0 }), [address, known]);
  const companies: readonly Choice[] | null = staff ? choices : null;
  return { shown, companies, waiting: staff && address.companyId > 0 && pending };
}
