/** Most rows of a log that are counted. Its pages end there; filtering by days reaches older rows. */
export const LOG_COUNT_LIMIT = 50_000;
/** Characters of a detail shown in a list of a log. The workbook has the whole detail (D-201). */
export const LOG_EXCERPT = 300;
/** Rows on a page of a log (LISTS-06). */
export const LOG_PAGE_SIZE = 30;

/** Columns of the access log that a keyword searches. */
export const ACCESS_LOG_TYPES = [
  { value: 'readerName', label: '열람자' },
  { value: 'subjectName', label: '대상자' },
] as const;

/** Kinds of security events, and their labels in the log (TH34). */
export const SECURITY_EVENTS = [
  { value: 'sign-in', label: '로그인' },
  { value: 'ticket', label: '그룹웨어 로그인' },
  { value: 'sign-out', label: '로그아웃' },
  { value: 'session-end', label: '로그인 종료' },
  { value: 'failed', label: '로그인 실패' },
  { value: 'throttled', label: '제한' },
  { value: 'denied', label: '거부' },
  { value: 'factor', label: '2단계 인증 변경' },
  { value: 'rights', label: '권한 변경' },
  { value: 'password', label: '비밀번호 설정' },
  { value: 'account', label: '계정 변경' },
  { value: 'export', label: '내려받기' },
  { value: 'keys', label: '키 교체' },
  { value: 'purged', label: '보관기간 삭제' },
  { value: 'retention', label: '보유 기간 파기' },
  { value: 'jobs', label: '작업 보류' },
] as const;
/** Label of a security event in the log. */
export const eventLabel = (code: SecurityEventCode): string =>
  SECURITY_EVENTS.find(({ value }) => value === code)?.label ?? code;

export type SecurityEventCode = (typeof SECURITY_EVENTS)[number]['value'];
export const SECURITY_EVENT_CODES = [
  'sign-in',
  'ticket',
  'sign-out',
  'session-end',
  'failed',
  'throttled',
  'denied',
  'factor',
  'rights',
  'password',
  'account',
  'export',
  'keys',
  'purged',
  'retention',
  'jobs',
] as const satisfies SecurityEventCode[];

/** Whose data a reading shows: a user, or the customer of a project. */
export const SUBJECT_KINDS = ['user', 'outsourced', 'internal'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Codes of the purposes for which personal data is read; their labels stand in readings.ts. */
export const READING_TASK_CODES = [
  'numbers',
  'employee',
  'employee-list',
  'employee-file',
  'manager',
  'manager-list',
  'outsourced',
  'outsourced-copy',
  'former-sites',
  'signatures',
  'site-list',
  'internal',
  'internal-copy',
  'internal-list',
  'person-data',
  'search',
] as const;
export type ReadingTask = (typeof READING_TASK_CODES)[number];
