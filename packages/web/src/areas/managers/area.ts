import { isStaff } from '@portal/contract/core/actor';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { managerSearch } from './search.ts';

const list = { path: paths.managerList, title: '업체 담당자목록' };

/** The pages of this area. */
export const managers: readonly AreaPage[] = [
  listPage({
    search: managerSearch,
    title: list.title,
    component: lazyPage(() => import('./pages/list-page.tsx'), 'ListPage'),
    source: async (actor) => (await import('./api.ts')).managerList(actor),
  }),
  recordPage({
    path: '/managers/view/$id',
    title: '담당자 상세',
    parent: list,
    component: lazyPage(() => import('./pages/detail-page.tsx'), 'DetailPage'),
    source: async () => (await import('./api.ts')).managerSource,
    may: isStaff,
  }),
  {
    path: paths.managerAdd,
    title: '담당자 등록',
    parent: list,
    component: lazyPage(() => import('./pages/add-page.tsx'), 'AddPage'),
  },
];
