import { lazyRouteComponent } from '@tanstack/react-router';

/* The pages of each area. Each file is loaded when its page is opened. */

/**
 * Loads code after that of the queries. The loader of a route then sends its calls before the browser runs the code of
 * the page. That code is larger.
 */
const afterQueries =
  <Page>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    await import('./query-client.ts');
    return load();
  };

const projectLists = afterQueries(() => import('#areas/outsourced-projects/pages/list-page.tsx'));
const internalLists = afterQueries(() => import('#areas/internal-projects/pages/list-page.tsx'));
const orderLists = afterQueries(() => import('#areas/orders/pages/order-list-page.tsx'));
const noticeLists = afterQueries(() => import('#areas/notices/pages/list-page.tsx'));
const noticeForms = () => import('#areas/notices/pages/add-page.tsx');
const noticeRecords = () => import('#areas/notices/pages/detail-page.tsx');

export const entry = {
  login: lazyRouteComponent(() => import('#areas/auth/pages/login-page.tsx'), 'LoginPage'),
  password: lazyRouteComponent(() => import('#areas/auth/pages/password-page.tsx'), 'PasswordPage'),
  landing: lazyRouteComponent(() => import('./landing-page.tsx'), 'LandingPage'),
};

export const shellLayout = lazyRouteComponent(
  afterQueries(() => import('./shell-layout.tsx')),
  'ShellLayout',
);

export const projects = {
  list: lazyRouteComponent(projectLists, 'ListPage'),
  add: lazyRouteComponent(() => import('#areas/outsourced-projects/pages/add-page.tsx'), 'AddPage'),
  detail: lazyRouteComponent(() => import('#areas/outsourced-projects/pages/detail-page.tsx'), 'DetailPage'),
  companyList: lazyRouteComponent(projectLists, 'CompanyListPage'),
  companyDetail: lazyRouteComponent(
    () => import('#areas/outsourced-projects/pages/company-detail-page.tsx'),
    'CompanyDetailPage',
  ),
};

export const calendar = lazyRouteComponent(() => import('#areas/calendar/pages/calendar-page.tsx'), 'CalendarPage');

export const sites = lazyRouteComponent(() => import('#areas/site/pages/sites-page.tsx'), 'SitesPage');

export const siteDevice = {
  layout: lazyRouteComponent(() => import('./site-layout.tsx'), 'SiteLayout'),
  queue: lazyRouteComponent(() => import('#areas/site-queue/pages/queue-page.tsx'), 'QueuePage'),
  camera: lazyRouteComponent(() => import('#areas/site-queue/pages/camera-page.tsx'), 'CameraPage'),
};

export const internalProjects = {
  list: lazyRouteComponent(internalLists, 'ListPage'),
  add: lazyRouteComponent(() => import('#areas/internal-projects/pages/add-page.tsx'), 'AddPage'),
  detail: lazyRouteComponent(() => import('#areas/internal-projects/pages/detail-page.tsx'), 'DetailPage'),
};

export const orders = {
  list: lazyRouteComponent(orderLists, 'OrderListPage'),
  own: lazyRouteComponent(orderLists, 'OwnOrderListPage'),
  detail: lazyRouteComponent(() => import('#areas/orders/pages/order-detail-page.tsx'), 'OrderDetailPage'),
};

export const managers = {
  list: lazyRouteComponent(() => import('#areas/managers/pages/list-page.tsx'), 'ListPage'),
  add: lazyRouteComponent(() => import('#areas/managers/pages/add-page.tsx'), 'AddPage'),
  detail: lazyRouteComponent(() => import('#areas/managers/pages/detail-page.tsx'), 'DetailPage'),
};

export const notices = {
  list: lazyRouteComponent(noticeLists, 'ListPage'),
  mizeList: lazyRouteComponent(noticeLists, 'MizeListPage'),
  add: lazyRouteComponent(noticeForms, 'AddPage'),
  mizeAdd: lazyRouteComponent(noticeForms, 'MizeAddPage'),
  detail: lazyRouteComponent(noticeRecords, 'DetailPage'),
  mizeDetail: lazyRouteComponent(noticeRecords, 'MizeDetailPage'),
  companyView: lazyRouteComponent(() => import('#areas/notices/pages/company-view-page.tsx'), 'CompanyViewPage'),
};

export const employees = {
  list: lazyRouteComponent(() => import('#areas/employees/pages/list-page.tsx'), 'ListPage'),
  add: lazyRouteComponent(() => import('#areas/employees/pages/add-page.tsx'), 'AddPage'),
  detail: lazyRouteComponent(() => import('#areas/employees/pages/detail-page.tsx'), 'DetailPage'),
};

export const departments = lazyRouteComponent(
  () => import('#areas/departments/pages/department-page.tsx'),
  'DepartmentPage',
);

export const reference = {
  companies: lazyRouteComponent(() => import('#areas/reference/pages/company-page.tsx'), 'CompanyPage'),
  company: lazyRouteComponent(() => import('#areas/reference/pages/company-detail-page.tsx'), 'CompanyDetailPage'),
  materials: lazyRouteComponent(() => import('#areas/reference/pages/material-page.tsx'), 'MaterialPage'),
  names: lazyRouteComponent(() => import('#areas/reference/pages/name-page.tsx'), 'NamePage'),
  holidays: lazyRouteComponent(() => import('#areas/reference/pages/holiday-page.tsx'), 'HolidayPage'),
  menus: lazyRouteComponent(() => import('#areas/reference/pages/menu-page.tsx'), 'MenuPage'),
  accesses: lazyRouteComponent(() => import('#areas/audit/pages/access-log-page.tsx'), 'AccessLogPage'),
  review: lazyRouteComponent(() => import('#areas/audit/pages/access-review-page.tsx'), 'AccessReviewPage'),
  changes: lazyRouteComponent(() => import('#areas/audit/pages/change-log-page.tsx'), 'ChangeLogPage'),
  events: lazyRouteComponent(() => import('#areas/audit/pages/security-log-page.tsx'), 'SecurityLogPage'),
  retention: lazyRouteComponent(() => import('#areas/retention/pages/retention-page.tsx'), 'RetentionPage'),
  deleted: lazyRouteComponent(() => import('#areas/retention/pages/deleted-page.tsx'), 'DeletedPage'),
  person: lazyRouteComponent(() => import('#areas/retention/pages/person-page.tsx'), 'PersonPage'),
  system: lazyRouteComponent(() => import('#areas/system/pages/status-page.tsx'), 'StatusPage'),
  outbox: lazyRouteComponent(() => import('#areas/notify/pages/outbox-page.tsx'), 'OutboxPage'),
};

export const myInfo = lazyRouteComponent(() => import('#areas/account/pages/my-info-page.tsx'), 'MyInfoPage');

export const notifySetting = lazyRouteComponent(
  () => import('#areas/notify/pages/notify-setting-page.tsx'),
  'NotifySettingPage',
);

export const guide = lazyRouteComponent(() => import('#areas/guide/pages/guide-page.tsx'), 'GuidePage');

export const home = lazyRouteComponent(() => import('#areas/overview/pages/home-page.tsx'), 'HomePage');

export const settlement = lazyRouteComponent(
  () => import('#areas/settlement/pages/settlement-page.tsx'),
  'SettlementPage',
);

export const inbox = lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage');

export const workspace = {
  layout: lazyRouteComponent(() => import('./special-layout.tsx'), 'SpecialLayout'),
  rooms: lazyRouteComponent(() => import('#areas/workspace/pages/rooms-page.tsx'), 'RoomsPage'),
  feed: lazyRouteComponent(() => import('./feed-page.tsx'), 'FeedPage'),
};
