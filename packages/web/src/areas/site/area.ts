import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { siteSearch } from './search.ts';

/** The pages of this area. */
export const site: readonly AreaPage[] = [
  {
    path: siteSearch.path,
    title: '오늘 현장',
    component: lazyPage(() => import('./pages/sites-page.tsx'), 'SitesPage'),
    validate: siteSearch.validate,
  },
];
