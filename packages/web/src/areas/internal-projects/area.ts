import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { afterQueries, lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { internalSearch } from './search.ts';

const list = { path: paths.projectMizeList, title: '프로젝트목록 (마이즈)' };

/** The pages of this area. */
export const internalProjects: readonly AreaPage[] = [
  listPage({
    search: internalSearch,
    title: list.title,
    component: lazyPage(
      afterQueries(() => import('./pages/list-page.tsx')),
      'ListPage',
    ),
    source: async (actor) => (await import('./api.ts')).internalList(actor),
  }),
  recordPage({
    path: '/projects/mizeview/$id',
    title: '프로젝트 상세 (마이즈)',
    parent: list,
    component: lazyPage(() => import('./pages/detail-page.tsx'), 'DetailPage'),
    source: async () => (await import('./api.ts')).projectSource,
    may: mayUseInternalProjects,
  }),
  {
    path: paths.projectMizeAdd,
    title: '프로젝트 등록 (마이즈)',
    parent: list,
    component: lazyPage(() => import('./pages/add-page.tsx'), 'AddPage'),
  },
];
