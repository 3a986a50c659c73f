/** Rows of both logs (LISTS-06). */
export const LOG_PAGE_SIZE = 30;

/** What a keyword of the access log is looked for in. */
export const ACCESS_LOG_TYPES = [
  { value: 'readerName', label: '열람자' },
  { value: 'subjectName', label: '대상자' },
] as const;
