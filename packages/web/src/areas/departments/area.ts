import { type AreaPage, listPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { memberSearch } from './search.ts';

/** The pages of this area. */
export const departments: readonly AreaPage[] = [
  listPage({
    search: memberSearch,
    title: '부서목록',
    component: lazyPage(() => import('./pages/department-page.tsx'), 'DepartmentPage'),
    source: async (actor) => (await import('./api.ts')).departmentList(actor),
  }),
];
