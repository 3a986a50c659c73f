import type { NameRow } from '@portal/contract/areas/reference/calls';
import type { NameList } from '@portal/contract/areas/reference/kinds';
import { menuSearchText } from '@portal/contract/areas/reference/matches';
import { companyApi, holidayApi, materialApi, menuApi, nameListApi } from './api.ts';
import { clientSideList } from './parts/client-side-list.ts';
import { companySearch, holidaySearch, materialSearch, menuSearch, nameSearches } from './search.ts';

/** Search and query of /reference/companies. */
export const companyList = { search: companySearch, query: companyApi.page };

/** Search and query of /reference/materials. */
export const materialList = { search: materialSearch, query: materialApi.page };

/** Search and query of /reference/holidays. */
export const holidayList = { search: holidaySearch, query: holidayApi.page };

/** Search and query of /reference/menus. */
export const menuList = {
  search: menuSearch,
  query: clientSideList({
    kind: 'menus',
    list: { path: 'Reference/menu-list', request: {} },
    read: menuApi.all,
    searchTextOf: menuSearchText,
  }),
};

const nameList = (kind: NameList) => ({
  search: nameSearches[kind],
  query: clientSideList({
    kind,
    list: { path: 'Reference/name-list', request: { Kind: kind } },
    read: nameListApi(kind).all,
    searchTextOf: ({ name }: NameRow) => name,
  }),
});

/** Search and query of each of the short lists. */
export const nameLists = {
  area: nameList('area'),
  trade: nameList('trade'),
  check: nameList('check'),
  'check-two': nameList('check-two'),
  category: nameList('category'),
  position: nameList('position'),
  bank: nameList('bank'),
  safety: nameList('safety'),
} satisfies Record<NameList, unknown>;
