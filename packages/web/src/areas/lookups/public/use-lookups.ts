import { materialLabel } from '@portal/contract/areas/project/materials';
import { LOOKUP_SIZE } from '@portal/contract/core/paging';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { logFailure } from '../../../lib/failures.ts';

/** One choice of a select: the id as text, and what the user reads. */
export type Choice = { value: string; label: string };

const PAGE = { Page: 1, PageSize: LOOKUP_SIZE };
const FRESH_MS = 5 * 60 * 1000;
type Lookup<C extends Choice = Choice> = { choices: readonly C[]; pending: boolean };

/** A look-up as choices; empty until it is there. Failures go to the console only (LOOKUP-15). */
function useLookup<C extends Choice>(
  name: string,
  enabled: boolean,
  load: (signal: AbortSignal) => Promise<C[]>,
): Lookup<C> {
  const { data, isLoading } = useQuery({
    queryKey: ['lookup', name],
    enabled,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      load(signal).catch((error: unknown) => {
        if (!signal.aborted) logFailure(`lookup ${name}`, error);
        throw error;
      }),
  });
  return { choices: data ?? [], pending: isLoading };
}

const useChoices = <C extends Choice>(name: string, load: (signal: AbortSignal) => Promise<C[]>): readonly C[] =>
  useLookup(name, true, load).choices;

/** Regions (LOOKUP-03). */
export const useAreas = (): readonly Choice[] =>
  useChoices('areas', async (signal) => {
    const { data } = await call('Area/all-area-list', PAGE, { signal });
    return data.map((area) => ({ value: String(area.id), label: area.areaName }));
  });

/** Contractor companies by name (LOOKUP-02); asked for only when `enabled`, `pending` until answered or failed. */
export const useCompanies = (enabled: boolean): Lookup =>
  useLookup('companies', enabled, async (signal) => {
    const request = { ...PAGE, SearchActiveStatus: 'A', OrderType: 'companyName_asc' };
    const { data } = await call('Company/all-company-list', request, { signal });
    return data.map((company) => ({ value: String(company.id), label: company.companyName }));
  });

type MaterialOption = Choice & { materialName: string; modelName: string };

/** Materials with their model names (LOOKUP-04, MAT-08). */
export const useMaterials = (): readonly MaterialOption[] =>
  useChoices('materials', async (signal) => {
    const { data } = await call('Materials/all-materials-list', PAGE, { signal });
    return data.map(({ id, materialsName: materialName, modelName }) => ({
      value: String(id),
      label: materialLabel({ materialName, modelName }),
      materialName,
      modelName,
    }));
  });

const toChoice = (person: { userId: string; adminName: string }): Choice => ({
  value: person.userId,
  label: person.adminName,
});

/** Sales managers (LOOKUP-05, D-52). */
export const useSalesPeople = (): readonly Choice[] =>
  useChoices('sales', async (signal) => (await call('User/sales-user-list', PAGE, { signal })).data.map(toChoice));

/** PMs (LOOKUP-05, D-52). */
export const usePms = (): readonly Choice[] =>
  useChoices('pms', async (signal) => (await call('User/pm-user-list', PAGE, { signal })).data.map(toChoice));

/** Everybody who works for the provider (LOOKUP-06, D-79); asked for only when `enabled`. */
export const useEmployees = (enabled: boolean): readonly Choice[] =>
  useLookup('employees', enabled, async (signal) =>
    (await call('User/all-employee-list', PAGE, { signal })).data.map(toChoice),
  ).choices;
