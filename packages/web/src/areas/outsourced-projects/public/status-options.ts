import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { filterOptions } from '../../../lib/filter-options.ts';

/** The status buttons of a list of outsourced projects (OUT-04). */
export const statusOptions = (statuses: readonly string[]) => filterOptions(statuses, statusLabel);
