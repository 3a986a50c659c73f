import { ALL_STATUSES } from './list-address.ts';

/** The buttons of a list by state, 전체 first (OUT-04, INT-05). */
export const filterOptions = (codes: readonly string[], labelOf: (code: string) => string) =>
  [ALL_STATUSES, ...codes].map((value) => ({ value, label: value === ALL_STATUSES ? '전체' : labelOf(value) }));
