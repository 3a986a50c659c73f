import { INTERNAL_LIST } from '@portal/contract/areas/internal-projects/status';
import { listSearch } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The URL parameters of the internal project list (INT-05 to INT-07). */
export const internalSearch = listSearch(paths.projectMizeList, INTERNAL_LIST, {});
