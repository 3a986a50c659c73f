import { type AreaPage, managerList } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { accessSearch, changeSearch, eventSearch, reviewSearch } from './search.ts';

const api = () => import('./api.ts');

/** The pages of this area. */
export const audit: readonly AreaPage[] = [
  managerList({
    search: accessSearch,
    title: '열람 기록',
    component: lazyPage(() => import('./pages/access-log-page.tsx'), 'AccessLogPage'),
    source: async () => (await api()).accessLog,
  }),
  managerList({
    search: reviewSearch,
    title: '열람 점검',
    component: lazyPage(() => import('./pages/access-review-page.tsx'), 'AccessReviewPage'),
    source: async () => (await api()).accessReview,
  }),
  managerList({
    search: changeSearch,
    title: '변경 기록',
    component: lazyPage(() => import('./pages/change-log-page.tsx'), 'ChangeLogPage'),
    source: async () => (await api()).changeLog,
  }),
  managerList({
    search: eventSearch,
    title: '보안 기록',
    component: lazyPage(() => import('./pages/security-log-page.tsx'), 'SecurityLogPage'),
    source: async () => (await api()).securityLog,
  }),
];
