import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const overview: readonly AreaPage[] = [
  {
    path: paths.home,
    title: '한눈에 보기',
    component: lazyPage(() => import('./pages/home-page.tsx'), 'HomePage'),
    start: ({ actor }) => {
      const files = Promise.all([import('#lib/cache/query-client.ts'), import('./api.ts')]);
      void files.then(([{ queryClient }, { prefetchOverview }]) => prefetchOverview(queryClient, actor));
    },
  },
];
