import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import { isSignedIn } from '@portal/contract/core/actor';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { afterQueries, lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { noticeSearch } from './search.ts';

const list = { path: paths.noticeList, title: '공지사항목록' };
const mizeList = { path: paths.mizeNoticeList, title: '공지사항목록' };

const lists = afterQueries(() => import('./pages/list-page.tsx'));
const forms = () => import('./pages/add-page.tsx');
const records = () => import('./pages/detail-page.tsx');
const api = () => import('./api.ts');

/** The pages of this area. */
export const notices: readonly AreaPage[] = [
  listPage({
    search: noticeSearch.C,
    title: list.title,
    component: lazyPage(lists, 'ListPage'),
    source: async (actor) => (await api()).boardList(NoticeBoard.Partners)(actor),
  }),
  listPage({
    search: noticeSearch.M,
    title: mizeList.title,
    component: lazyPage(lists, 'MizeListPage'),
    source: async (actor) => (await api()).boardList(NoticeBoard.Staff)(actor),
  }),
  recordPage({
    path: '/notices/companyview/$id',
    title: '공지사항 상세',
    parent: list,
    component: lazyPage(() => import('./pages/company-view-page.tsx'), 'CompanyViewPage'),
    source: async () => (await api()).noticeSources[NoticeBoard.Partners],
    may: isSignedIn,
  }),
  recordPage({
    path: '/mizenotices/view/$id',
    title: '공지사항 상세',
    parent: mizeList,
    component: lazyPage(records, 'MizeDetailPage'),
    source: async () => (await api()).noticeSources[NoticeBoard.Staff],
    may: mayManageNotices,
  }),
  { path: paths.noticeAdd, title: '공지사항 등록', parent: list, component: lazyPage(forms, 'AddPage') },
  { path: '/notices/view/$id', title: '공지사항 상세', parent: list, component: lazyPage(records, 'DetailPage') },
  { path: paths.mizeNoticeAdd, title: '공지사항 등록', parent: mizeList, component: lazyPage(forms, 'MizeAddPage') },
];
