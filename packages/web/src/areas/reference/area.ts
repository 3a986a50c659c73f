import { NAME_LIST_CODES, NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { isManager } from '@portal/contract/core/actor';
import { type AreaPage, managerList, recordPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { companySearch, holidaySearch, materialSearch, menuSearch, nameSearches } from './search.ts';

const lists = () => import('./lists.ts');
const names = lazyPage(() => import('./pages/name-page.tsx'), 'NamePage');

/** The pages of this area. */
export const reference: readonly AreaPage[] = [
  managerList({
    search: companySearch,
    title: '업체',
    component: lazyPage(() => import('./pages/company-page.tsx'), 'CompanyPage'),
    source: async () => (await lists()).companyList,
  }),
  managerList({
    search: materialSearch,
    title: '자재',
    component: lazyPage(() => import('./pages/material-page.tsx'), 'MaterialPage'),
    source: async () => (await lists()).materialList,
  }),
  ...NAME_LIST_CODES.map((kind) =>
    managerList({
      search: nameSearches[kind],
      title: NAME_LISTS[kind],
      component: names,
      source: async () => (await lists()).nameLists[kind],
    }),
  ),
  managerList({
    search: holidaySearch,
    title: '공휴일',
    component: lazyPage(() => import('./pages/holiday-page.tsx'), 'HolidayPage'),
    source: async () => (await lists()).holidayList,
  }),
  managerList({
    search: menuSearch,
    title: '메뉴',
    component: lazyPage(() => import('./pages/menu-page.tsx'), 'MenuPage'),
    source: async () => (await lists()).menuList,
  }),
  recordPage({
    path: '/reference/companies/view/$id',
    title: '업체 상세',
    parent: { path: paths.referenceCompanies, title: '업체' },
    component: lazyPage(() => import('./pages/company-detail-page.tsx'), 'CompanyDetailPage'),
    source: async () => (await import('./api.ts')).companySource,
    may: isManager,
  }),
];
