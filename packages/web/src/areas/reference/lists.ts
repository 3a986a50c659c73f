import type { MenuRow, NameRow } from '@portal/contract/areas/reference/calls';
import type { NameList } from '@portal/contract/areas/reference/kinds';
import { companies, materials, menus, names } from './api.ts';
import { heldList } from './parts/held-list.ts';
import { companySearch, materialSearch, menuSearch, nameSearches } from './search.ts';

/** Search and query of /reference/companies. */
export const companyList = { search: companySearch, query: companies.page };

/** Search and query of /reference/materials. */
export const materialList = { search: materialSearch, query: materials.page };

/** Search and query of /reference/menus. */
export const menuList = {
  search: menuSearch,
  query: heldList({
    kind: 'menus',
    read: menus.all,
    searchTextOf: ({ menuName, menuLink }: MenuRow) => `${menuName} ${menuLink}`,
  }),
};

const nameList = (kind: NameList) => ({
  search: nameSearches[kind],
  query: heldList({ kind, read: names(kind).all, searchTextOf: ({ name }: NameRow) => name }),
});

/** Search and query of each of the short lists. */
export const nameLists = {
  area: nameList('area'),
  check: nameList('check'),
  'check-two': nameList('check-two'),
  category: nameList('category'),
  position: nameList('position'),
  bank: nameList('bank'),
} satisfies Record<NameList, unknown>;
