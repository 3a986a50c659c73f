import type { NameList } from '@portal/contract/areas/reference/kinds';
import { REFERENCE_PAGE_SIZE } from '@portal/contract/areas/reference/kinds';
import { ALL } from '@portal/contract/core/list-request';
import { LOOKUP_SIZE } from '@portal/contract/core/paging';
import { type AddressOf, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** In use, retired, or both. */
export const ACTIVE_STATUSES = [ALL, 'Y', 'N'] as const;

const searchAt = (path: string, size: typeof REFERENCE_PAGE_SIZE | typeof LOOKUP_SIZE) =>
  defineSearch(path, { status: oneOf(ACTIVE_STATUSES, ALL), type: oneOf(['name'], 'name'), key: anyText() }, { size });

/** The address of a list of reference data. */
export type ReferenceSearch = ReturnType<typeof searchAt>;
export type ReferenceAddress = AddressOf<ReferenceSearch>;

export const companySearch = searchAt(paths.referenceCompanies, REFERENCE_PAGE_SIZE);
export const materialSearch = searchAt(paths.referenceMaterials, REFERENCE_PAGE_SIZE);
export const menuSearch = searchAt(paths.referenceMenus, LOOKUP_SIZE);

/** The short lists, each at an address of its own (D-133). */
export const nameSearches: Readonly<Record<NameList, ReferenceSearch>> = {
  area: searchAt(paths.referenceAreas, LOOKUP_SIZE),
  check: searchAt(paths.referenceChecks, LOOKUP_SIZE),
  'check-two': searchAt(paths.referenceChecksAfter, LOOKUP_SIZE),
  category: searchAt(paths.referenceCategories, LOOKUP_SIZE),
  position: searchAt(paths.referencePositions, LOOKUP_SIZE),
  bank: searchAt(paths.referenceBanks, LOOKUP_SIZE),
};
