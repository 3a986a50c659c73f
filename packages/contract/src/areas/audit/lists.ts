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

/** Codes of the kinds of security events; their labels stand in security-events.ts (TH34). */
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
] as const;
export type SecurityEventCode = (typeof SECURITY_EVENT_CODES)[number];

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
  'outsourced-list',
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
