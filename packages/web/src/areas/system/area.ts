import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const system: readonly AreaPage[] = [
  {
    path: paths.systemStatus,
    title: '시스템 상태',
    component: lazyPage(() => import('./pages/status-page.tsx'), 'StatusPage'),
  },
];
