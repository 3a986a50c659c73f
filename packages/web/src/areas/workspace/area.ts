import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const workspace: readonly AreaPage[] = [
  {
    path: paths.reportList,
    title: '보고',
    component: lazyPage(() => import('./pages/rooms-page.tsx'), 'RoomsPage'),
    frame: 'workspace',
  },
];
