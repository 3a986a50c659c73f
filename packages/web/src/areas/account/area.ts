import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const account: readonly AreaPage[] = [
  {
    path: paths.myInfo,
    title: '내 정보 수정',
    component: lazyPage(() => import('./pages/my-info-page.tsx'), 'MyInfoPage'),
  },
];
