import type { Room } from '../fill-room.ts';

/** The caller: a member of staff who sees everything ('M'), or a contractor ('C'). */
export type CallerType = 'M' | 'C';
type Fields = Record<string, string | number>;
/** Values that the fields of a case may use: the large room of a database, and its number of projects. */
export type BenchData = { room: Room; rows: number };

/** One measured request to a list that grows. */
export type RequestCase = {
  area: string;
  name: string;
  who: CallerType;
  call: string;
  fields: (data: BenchData) => Fields;
};

const PAGE = { Page: 1, PageSize: 30 };
const MONTH = { SearchYearMonth: '2025.03' };

type CaseInput = [name: string, call: string, fields?: Fields | RequestCase['fields'], who?: CallerType];

const inArea = (area: string, ...inputs: CaseInput[]): RequestCase[] =>
  inputs.map(([name, call, fields = {}, who = 'M']) => ({
    area,
    name,
    who,
    call,
    fields: (data) => ({ ...PAGE, ...(typeof fields === 'function' ? fields(data) : fields) }),
  }));

const inRoom =
  (fields: Fields = {}): RequestCase['fields'] =>
  ({ room }) => ({ ProjectId: room.id, ...fields });

export const requestCases: readonly RequestCase[] = [
  ...inArea(
    'alarms',
    ['own, newest', 'Alarm/all-alarm-list'],
    ['own, unread', 'Alarm/all-alarm-list', { SearchConfirmStatus: 'N' }],
    ['own, by post', 'Alarm/alarm-group-list'],
    ['own, counts', 'Alarm/alarm-count'],
  ),
  ...inArea(
    'orders',
    ['all', 'Order/all-partner-order-list'],
    ['one state', 'Order/all-partner-order-list', { SearchActiveStatus: 'Y' }],
    ['of one company', 'Order/all-partner-order-list', {}, 'C'],
    ['own', 'Order/all-my-order-list'],
    ['counts of all', 'Order/partner-order-status-count'],
  ),
  ...inArea(
    'settlement',
    ['a month', 'Accounting/all-accounting-mize-list', MONTH],
    ['a month, unsettled', 'Accounting/all-accounting-mize-list', { ...MONTH, SearchActiveStatus: 'B' }],
    ['a month, by amount', 'Accounting/all-accounting-mize-list', { ...MONTH, OrderType: 'price_desc' }],
    ['a month of one company', 'Accounting/all-accounting-partner-list', MONTH, 'C'],
    ['counts of a month', 'Accounting/accounting-status-count', MONTH],
    ['twelve months', 'Accounting/accounting-month-list', MONTH],
  ),
  ...inArea(
    'internal projects',
    ['all', 'MizeConstruction/all-construction-list'],
    ['one state', 'MizeConstruction/all-construction-list', { SearchActiveStatus: 'N' }],
    ['설치 (40 %)', 'MizeConstruction/all-construction-list', { SearchType: 'projectName', SearchKey: '설치' }],
    ['last page', 'MizeConstruction/all-construction-list', ({ rows }) => ({ Page: Math.ceil(rows / 30) })],
    ['counts', 'MizeConstruction/construction-status-count'],
  ),
  ...inArea(
    'comments',
    ['of a project', 'Comment/comment-all-list', ({ rows }) => ({ Id: rows / 2, BoardType: 'project' })],
    ['of a busy one (202)', 'Comment/comment-all-list', { Id: 1, BoardType: 'project' }],
  ),
  ...inArea(
    'notices',
    ['first page', 'Notice/all-notice-list'],
    ['last page', 'Notice/all-notice-list', ({ rows }) => ({ Page: Math.floor((rows * 0.799) / 30) }), 'C'],
    ['landing page', 'Notice/notice-landing-list', {}, 'C'],
  ),
  ...inArea(
    'people',
    ['employees', 'User/all-user-list'],
    ['employees, employed', 'User/all-user-list', { SearchActiveStatus: 'A', OrderType: 'createdDtm_desc' }],
    ['employees named 남궁 (1 %)', 'User/all-user-list', { SearchType: 'userName', SearchKey: '남궁' }],
    ['people of all departments', 'Department/depart-user-list', { DeptId: 0, Type: 'C' }],
    ['managers', 'Manager/all-manager-list'],
    ['managers of one company', 'Manager/all-manager-list', {}, 'C'],
    ['PMs to choose from', 'User/pm-user-list'],
    ['staff to choose from', 'User/all-employee-list'],
    ['companies to choose from', 'Company/all-company-list'],
  ),
  ...inArea(
    'workspace',
    ['side column', 'Project/left-project-list'],
    ['own rooms', 'Project/project-list'],
    ['rooms to join', 'Project/project-list', { SearchScope: 'J' }],
    ['feed of all rooms', 'Project/feed-list'],
    ['feed of a large room', 'Project/feed-list', inRoom()],
    ['its board', 'Project/task-board', inRoom()],
    ['its files', 'Project/room-file-list', inRoom()],
    ['its talk', 'Project/entry-comment-list', ({ room }) => ({ EntryId: room.longThreadEntry })],
    ['점검 in it', 'Project/entry-search', inRoom({ SearchKey: '점검' })],
  ),
  ...inArea(
    'records',
    ['readings', 'Audit/access-log-list'],
    ['who saw one customer', 'Audit/access-log-list', { SubjectKind: 'outsourced', SubjectId: '7' }],
    ['changes', 'Audit/change-log-list'],
    ['doors', 'Audit/security-log-list'],
    ['runs of a period', 'Retention/run-list', { Kind: 'settled' }],
  ),
  ...inArea('today', ['waiting work', 'Today/today-list']),
];
