import { type AreaPage, managerList } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { outboxSearch } from './search.ts';

/** The pages of this area. */
export const notify: readonly AreaPage[] = [
  managerList({
    search: outboxSearch,
    title: '발송 현황',
    component: lazyPage(() => import('./pages/outbox-page.tsx'), 'OutboxPage'),
    source: async () => (await import('./parts/outbox/api.ts')).outboxList,
  }),
  {
    path: paths.notifySetting,
    title: '알림 설정',
    parent: { title: '내 정보 수정', path: paths.myInfo },
    component: lazyPage(() => import('./pages/notify-setting-page.tsx'), 'NotifySettingPage'),
  },
];
