import type { NameList } from '@portal/contract/areas/reference/kinds';
import { REFERENCE_PAGE_SIZE } from '@portal/contract/areas/reference/kinds';
import { ALL } from '@portal/contract/core/list-request';
import { LOOKUP_SIZE } from '@portal/contract/core/paging';
import { type AddressOf, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The filter values: all, active or retired. */
export const ACTIVE_STATUSES = [ALL, 'Y', 'N'] as const;

const searchOf = (path: string, size: typeof REFERENCE_PAGE_SIZE | typeof LOOKUP_SIZE) =>
  defineSearch(path, { status: oneOf(ACTIVE_STATUSES, ALL), type: oneOf(['name'], 'name'), key: anyText() }, { size });

/** The parameters of a list of reference data. */
export type ReferenceSearch = ReturnType<typeof searchOf>;
export type ReferenceAddress = AddressOf<ReferenceSearch>;

export const companySearch = searchOf(paths.referenceCompanies, REFERENCE_PAGE_SIZE);
export const materialSearch = searchOf(paths.referenceMaterials, REFERENCE_PAGE_SIZE);
export const holidaySearch = searchOf(paths.referenceHolidays, REFERENCE_PAGE_SIZE);
export const menuSearch = searchOf(paths.referenceMenus, LOOKUP_SIZE);

/** The short lists, each with its own path (D-133). */
export const nameSearches: Readonly<Record<NameList, ReferenceSearch>> = {
  area: searchOf(paths.referenceAreas, LOOKUP_SIZE),
  trade: searchOf(paths.referenceTrades, LOOKUP_SIZE),
  check: searchOf(paths.referenceChecks, LOOKUP_SIZE),
  'check-two': searchOf(paths.referenceChecksAfter, LOOKUP_SIZE),
  category: searchOf(paths.referenceCategories, LOOKUP_SIZE),
  position: searchOf(paths.referencePositions, LOOKUP_SIZE),
  bank: searchOf(paths.referenceBanks, LOOKUP_SIZE),
  safety: searchOf(paths.referenceSafety, LOOKUP_SIZE),
};
