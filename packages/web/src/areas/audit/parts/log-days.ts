import type { ListFilter } from '#kit/list/list-filters.tsx';

/** The days a log is narrowed to, both of them counting. */
export const LOG_DAYS: readonly ListFilter[] = [
  { kind: 'day', name: 'from', label: '시작일' },
  { kind: 'day', name: 'to', label: '종료일' },
];
