import { type AreaPage, listPage } from '#kit/page/area-page.ts';
import { lazyPage } from '#kit/page/lazy-page.ts';
import { settlementSearch } from './search.ts';

/** The pages of this area. */
export const settlement: readonly AreaPage[] = [
  listPage({
    search: settlementSearch,
    title: '정산현황',
    component: lazyPage(() => import('./pages/settlement-page.tsx'), 'SettlementPage'),
    source: async (actor) => (await import('./api.ts')).settlementList(actor),
  }),
];
