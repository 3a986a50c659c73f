import type { AreaPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';

const page = { title: '도움말', component: lazyPage(() => import('./pages/guide-page.tsx'), 'GuidePage') };

/** The pages of this area. */
export const guide: readonly AreaPage[] = [
  { ...page, path: paths.help },
  { ...page, path: `${paths.help}/$chapter` },
];
