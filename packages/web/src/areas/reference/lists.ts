import type { MenuRow, NameRow } from '@portal/contract/areas/reference/calls';
import type { NameList } from '@portal/contract/areas/reference/kinds';
import { companies, materials, menus, names } from './api.ts';
import { heldList } from './parts/held-list.ts';
import { companySearch, materialSearch, menuSearch, nameSearches } from './search.ts';

/** What /reference/companies asks. */
export const companyList = { search: companySearch, query: companies.page };

/** What /reference/materials asks. */
export const materialList = { search: materialSearch, query: materials.page };

/** What /reference/menus asks. */
export const menuList = {
  search: menuSearch,
  query: heldList({
    kind: 'menus',
    read: menus.all,
    wordsOf: ({ menuName, menuLink }: MenuRow) => `${menuName} ${menuLink}`,
  }),
};

const nameList = (kind: NameList) => ({
  search: nameSearches[kind],
  query: heldList({ kind, read: names(kind).all, wordsOf: ({ name }: NameRow) => name }),
});

/** What each of the short lists asks. */
export const nameLists = {
  area: nameList('area'),
  check: nameList('check'),
  'check-two': nameList('check-two'),
  category: nameList('category'),
  position: nameList('position'),
  bank: nameList('bank'),
} satisfies Record<NameList, unknown>;
