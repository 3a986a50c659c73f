import { isSignedIn, isStaff } from '@portal/contract/core/actor';
import { type AreaPage, listPage, recordPage } from '#kit/page/area-page.ts';
import { afterQueries, lazyPage } from '#kit/page/lazy-page.ts';
import { paths } from '#lib/paths.ts';
import { openAward, recordSource } from './public/record-page.ts';
import { companyProjectSearch, projectSearch } from './search.ts';

const list = { path: paths.projectList, title: '프로젝트 목록 (외주)' };
const companyList = { path: paths.projectCompanyList, title: '프로젝트목록' };

const lists = afterQueries(() => import('./pages/list-page.tsx'));
const api = () => import('./api.ts');

/** The pages of this area. */
export const outsourcedProjects: readonly AreaPage[] = [
  listPage({
    search: projectSearch.staff,
    title: list.title,
    component: lazyPage(lists, 'ListPage'),
    source: async (actor) => (await api()).projectList(actor),
  }),
  listPage({
    search: companyProjectSearch,
    title: companyList.title,
    component: lazyPage(lists, 'CompanyListPage'),
    source: async (actor) => (await api()).companyProjectList(actor),
  }),
  recordPage({
    path: '/projects/view/$id',
    title: '프로젝트 상세 (외주)',
    parent: list,
    component: lazyPage(() => import('./pages/detail-page.tsx'), 'DetailPage'),
    source: recordSource,
    may: isStaff,
  }),
  recordPage({
    path: '/projects/companyview/$id',
    title: '프로젝트 상세 (업체)',
    parent: companyList,
    component: lazyPage(() => import('./pages/company-detail-page.tsx'), 'CompanyDetailPage'),
    source: recordSource,
    offline: openAward,
    may: isSignedIn,
  }),
  {
    path: paths.projectAdd,
    title: '프로젝트 등록 (외주)',
    parent: list,
    component: lazyPage(() => import('./pages/add-page.tsx'), 'AddPage'),
  },
];
