import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import type { ManagerValues } from '@portal/contract/areas/managers/changes';
import { labelOf, withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import type { ManagerChoices } from './manager-fields.tsx';

/** The choices for companies and regions. They include the stored ones, even when those are retired (D-131). */
export function useManagerChoices(stored?: ManagerInfo): ManagerChoices {
  const choices = { companies: useLookup('companies').choices, areas: useLookup('areas').choices };
  if (!stored) return choices;
  return {
    companies: withStoredChoices(choices.companies, [{ value: String(stored.companyId), label: stored.companyName }]),
    areas:
      stored.areaId === 0
        ? choices.areas
        : withStoredChoices(choices.areas, [{ value: String(stored.areaId), label: stored.areaName }]),
  };
}

const nameOf = (choices: ManagerChoices['areas'], id: number): string => (id === 0 ? '' : labelOf(choices, String(id)));

/** Adds the names of the chosen company and region. */
export const withNames = (values: ManagerValues, { companies, areas }: ManagerChoices): ManagerValues => ({
  ...values,
  companyName: nameOf(companies, values.CompanyId),
  areaName: nameOf(areas, values.AreaId),
});
