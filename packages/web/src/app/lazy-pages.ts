import { lazyRouteComponent } from '@tanstack/react-router';

/* The pages of each area. Each file is loaded when its page is opened. */

/**
 * A page whose code is loaded when it is opened. A missing file becomes an error of our own: for the browser's the
 * router would reload by itself (D-480).
 */
export const lazyPage = <Page extends Record<string, unknown>>(load: () => Promise<Page>, name: keyof Page & string) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new Error('the page could not be loaded', { cause });
      }),
    name,
  );

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
  login: lazyPage(() => import('#areas/auth/pages/login-page.tsx'), 'LoginPage'),
  password: lazyPage(() => import('#areas/auth/pages/password-page.tsx'), 'PasswordPage'),
  newPassword: lazyPage(() => import('#areas/auth/pages/new-password-page.tsx'), 'NewPasswordPage'),
  landing: lazyPage(() => import('./landing-page.tsx'), 'LandingPage'),
};

export const shellLayout = lazyPage(
  afterQueries(() => import('./shell-layout.tsx')),
  'ShellLayout',
);

export const projects = {
  list: lazyPage(projectLists, 'ListPage'),
  add: lazyPage(() => import('#areas/outsourced-projects/pages/add-page.tsx'), 'AddPage'),
  detail: lazyPage(() => import('#areas/outsourced-projects/pages/detail-page.tsx'), 'DetailPage'),
  companyList: lazyPage(projectLists, 'CompanyListPage'),
  companyDetail: lazyPage(
    () => import('#areas/outsourced-projects/pages/company-detail-page.tsx'),
    'CompanyDetailPage',
  ),
};

export const calendar = lazyPage(() => import('#areas/calendar/pages/calendar-page.tsx'), 'CalendarPage');

export const sites = lazyPage(() => import('#areas/site/pages/sites-page.tsx'), 'SitesPage');

export const siteDevice = {
  layout: lazyPage(() => import('./site-layout.tsx'), 'SiteLayout'),
  queue: lazyPage(() => import('#areas/site-queue/pages/queue-page.tsx'), 'QueuePage'),
  camera: lazyPage(() => import('#areas/site-queue/pages/camera-page.tsx'), 'CameraPage'),
};

export const internalProjects = {
  list: lazyPage(internalLists, 'ListPage'),
  add: lazyPage(() => import('#areas/internal-projects/pages/add-page.tsx'), 'AddPage'),
  detail: lazyPage(() => import('#areas/internal-projects/pages/detail-page.tsx'), 'DetailPage'),
};

export const orders = {
  list: lazyPage(orderLists, 'OrderListPage'),
  own: lazyPage(orderLists, 'OwnOrderListPage'),
  detail: lazyPage(() => import('#areas/orders/pages/order-detail-page.tsx'), 'OrderDetailPage'),
};

export const managers = {
  list: lazyPage(() => import('#areas/managers/pages/list-page.tsx'), 'ListPage'),
  add: lazyPage(() => import('#areas/managers/pages/add-page.tsx'), 'AddPage'),
  detail: lazyPage(() => import('#areas/managers/pages/detail-page.tsx'), 'DetailPage'),
};

export const notices = {
  list: lazyPage(noticeLists, 'ListPage'),
  mizeList: lazyPage(noticeLists, 'MizeListPage'),
  add: lazyPage(noticeForms, 'AddPage'),
  mizeAdd: lazyPage(noticeForms, 'MizeAddPage'),
  detail: lazyPage(noticeRecords, 'DetailPage'),
  mizeDetail: lazyPage(noticeRecords, 'MizeDetailPage'),
  companyView: lazyPage(() => import('#areas/notices/pages/company-view-page.tsx'), 'CompanyViewPage'),
};

export const employees = {
  list: lazyPage(() => import('#areas/employees/pages/list-page.tsx'), 'ListPage'),
  add: lazyPage(() => import('#areas/employees/pages/add-page.tsx'), 'AddPage'),
  detail: lazyPage(() => import('#areas/employees/pages/detail-page.tsx'), 'DetailPage'),
};

export const departments = lazyPage(() => import('#areas/departments/pages/department-page.tsx'), 'DepartmentPage');

export const reference = {
  companies: lazyPage(() => import('#areas/reference/pages/company-page.tsx'), 'CompanyPage'),
  company: lazyPage(() => import('#areas/reference/pages/company-detail-page.tsx'), 'CompanyDetailPage'),
  materials: lazyPage(() => import('#areas/reference/pages/material-page.tsx'), 'MaterialPage'),
  names: lazyPage(() => import('#areas/reference/pages/name-page.tsx'), 'NamePage'),
  holidays: lazyPage(() => import('#areas/reference/pages/holiday-page.tsx'), 'HolidayPage'),
  menus: lazyPage(() => import('#areas/reference/pages/menu-page.tsx'), 'MenuPage'),
  accesses: lazyPage(() => import('#areas/audit/pages/access-log-page.tsx'), 'AccessLogPage'),
  review: lazyPage(() => import('#areas/audit/pages/access-review-page.tsx'), 'AccessReviewPage'),
  changes: lazyPage(() => import('#areas/audit/pages/change-log-page.tsx'), 'ChangeLogPage'),
  events: lazyPage(() => import('#areas/audit/pages/security-log-page.tsx'), 'SecurityLogPage'),
  retention: lazyPage(() => import('#areas/retention/pages/retention-page.tsx'), 'RetentionPage'),
  deleted: lazyPage(() => import('#areas/retention/pages/deleted-page.tsx'), 'DeletedPage'),
  person: lazyPage(() => import('#areas/retention/pages/person-page.tsx'), 'PersonPage'),
  system: lazyPage(() => import('#areas/system/pages/status-page.tsx'), 'StatusPage'),
  outbox: lazyPage(() => import('#areas/notify/pages/outbox-page.tsx'), 'OutboxPage'),
};

export const myInfo = lazyPage(() => import('#areas/account/pages/my-info-page.tsx'), 'MyInfoPage');

export const notifySetting = lazyPage(() => import('#areas/notify/pages/notify-setting-page.tsx'), 'NotifySettingPage');

export const guide = lazyPage(() => import('#areas/guide/pages/guide-page.tsx'), 'GuidePage');

export const home = lazyPage(() => import('#areas/overview/pages/home-page.tsx'), 'HomePage');

export const settlement = lazyPage(() => import('#areas/settlement/pages/settlement-page.tsx'), 'SettlementPage');

export const inbox = lazyPage(() => import('./inbox-page.tsx'), 'InboxPage');

export const workspace = {
  layout: lazyPage(() => import('./special-layout.tsx'), 'SpecialLayout'),
  rooms: lazyPage(() => import('#areas/workspace/pages/rooms-page.tsx'), 'RoomsPage'),
  feed: lazyPage(() => import('./feed-page.tsx'), 'FeedPage'),
};
