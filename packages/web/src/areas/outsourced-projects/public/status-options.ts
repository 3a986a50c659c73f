import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { ALL_STATUSES } from '../../../lib/list-address.ts';

/** The status buttons of a list, 전체 first (OUT-04). */
export const statusOptions = (statuses: readonly string[]): { value: string; label: string }[] =>
  [ALL_STATUSES, ...statuses].map((value) => ({ value, label: value === ALL_STATUSES ? '전체' : statusLabel(value) }));
