import { isSignedIn } from '@portal/contract/core/actor';
import { openAward, recordSource } from '#areas/outsourced-projects/public/record-page.ts';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { afterQueries, lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { orderSearch, ownOrderSearch } from './search.ts';

const list = { path: paths.orderList, title: '수주목록' };

const lists = afterQueries(() => import('./pages/order-list-page.tsx'));
const api = () => import('./api.ts');

/** The pages of this area. */
export const orders: readonly AreaPage[] = [
  listPage({
    search: orderSearch,
    title: list.title,
    component: lazyPage(lists, 'OrderListPage'),
    source: async (actor) => (await api()).companyOrderList(actor),
  }),
  listPage({
    search: ownOrderSearch,
    title: '나의 수주목록',
    component: lazyPage(lists, 'OwnOrderListPage'),
    source: async (actor) => (await api()).ownOrderList(actor),
  }),
  recordPage({
    path: '/orders/view/$id',
    title: '수주 상세',
    parent: list,
    component: lazyPage(() => import('./pages/order-detail-page.tsx'), 'OrderDetailPage'),
    source: recordSource,
    offline: openAward,
    may: isSignedIn,
  }),
];
