type Key = string | number;

const withKey = (path: string, key: Key): string => `${path}/${encodeURIComponent(String(key))}`;

/** Every address of the portal (SHELL-32 to SHELL-62). */
export const paths = {
  root: '/',
  login: '/login',
  landing: '/ssologin',
  tempRoute: '/temp-route',
  projectList: '/projects/list',
  projectAdd: '/projects/add',
  projectView: (id: Key) => withKey('/projects/view', id),
  projectCompanyList: '/projects/companylist',
  projectCompanyView: (id: Key) => withKey('/projects/companyview', id),
  projectMizeList: '/projects/mizelist',
  projectMizeAdd: '/projects/mizeadd',
  projectMizeView: (id: Key) => withKey('/projects/mizeview', id),
  alarmList: '/alarmsnotices/list',
  orderList: '/orders/list',
  orderView: (id: Key) => withKey('/orders/view', id),
  orderSelf: '/orders/self',
  accountingList: '/accounting/list',
  managerList: '/managers/list',
  managerAdd: '/managers/add',
  managerView: (id: Key) => withKey('/managers/view', id),
  employeeList: '/employee/list',
  employeeAdd: '/employee/add',
  employeeView: (id: Key) => withKey('/employee/view', id),
  departmentList: '/employee/dept/list',
  noticeList: '/notices/list',
  noticeAdd: '/notices/add',
  noticeView: (id: Key) => withKey('/notices/view', id),
  noticeCompanyView: (id: Key) => withKey('/notices/companyview', id),
  mizeNoticeList: '/mizenotices/list',
  mizeNoticeAdd: '/mizenotices/add',
  mizeNoticeView: (id: Key) => withKey('/mizenotices/view', id),
  referenceCompanies: '/reference/companies',
  referenceMaterials: '/reference/materials',
  referenceAreas: '/reference/areas',
  referenceChecks: '/reference/checks',
  referenceChecksAfter: '/reference/checks-after',
  referenceCategories: '/reference/categories',
  referencePositions: '/reference/positions',
  referenceBanks: '/reference/banks',
  referenceMenus: '/reference/menus',
  accessReview: '/reference/access-review',
  accessLog: '/reference/access-log',
  changeLog: '/reference/change-log',
  securityLog: '/reference/security-log',
  retention: '/reference/retention',
  myInfo: '/myinfo/view',
  reportList: '/special/report/list',
  reportFeed: '/special/report/feed',
} as const;

/** Where the photo of a person is; '' for nobody's. */
export const userPhoto = (name: string): string =>
  name === '' ? '' : `/uploads/UserPhoto/${encodeURIComponent(name)}`;
