import type { ListFilter } from '#kit/list/list-filter.ts';

/** The date filters of a log. Both days are included. */
export const LOG_DAYS: readonly ListFilter[] = [
  { kind: 'day', name: 'from', label: '시작일' },
  { kind: 'day', name: 'to', label: '종료일' },
];
