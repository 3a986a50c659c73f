import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { employeeSearch } from './search.ts';

const list = { path: paths.employeeList, title: '직원목록' };

/** The pages of this area. */
export const employees: readonly AreaPage[] = [
  listPage({
    search: employeeSearch,
    title: list.title,
    component: lazyPage(() => import('./pages/list-page.tsx'), 'ListPage'),
    source: async (actor) => (await import('./api.ts')).employeeList(actor),
  }),
  recordPage({
    path: '/employee/view/$id',
    title: '직원 상세',
    parent: list,
    component: lazyPage(() => import('./pages/detail-page.tsx'), 'DetailPage'),
    source: async () => (await import('./api.ts')).employeeSource,
    may: mayUseEmployees,
  }),
  {
    path: paths.employeeAdd,
    title: '직원 등록',
    parent: list,
    component: lazyPage(() => import('./pages/add-page.tsx'), 'AddPage'),
  },
];
