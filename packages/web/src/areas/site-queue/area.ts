import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

/** The pages of this area. */
export const siteQueue: readonly AreaPage[] = [
  {
    path: paths.siteQueue,
    title: '미전송',
    component: lazyPage(() => import('./pages/queue-page.tsx'), 'QueuePage'),
    frame: 'site',
  },
  {
    path: paths.siteCamera,
    title: '사진 찍기',
    component: lazyPage(() => import('./pages/camera-page.tsx'), 'CameraPage'),
    frame: 'site',
  },
];
