import { type AreaPage, managerList } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { deletedSearch } from './search.ts';

/** The pages of this area. */
export const retention: readonly AreaPage[] = [
  managerList({
    search: deletedSearch,
    title: '삭제된 항목',
    component: lazyPage(() => import('./pages/deleted-page.tsx'), 'DeletedPage'),
    source: async () => (await import('./api.ts')).deletedRecords,
  }),
  {
    path: paths.retention,
    title: '보유 기간',
    component: lazyPage(() => import('./pages/retention-page.tsx'), 'RetentionPage'),
  },
  {
    path: paths.personData,
    title: '개인 자료',
    component: lazyPage(() => import('./pages/person-page.tsx'), 'PersonPage'),
  },
];
