import { INTERNAL_LIST } from '@portal/contract/areas/internal-projects/status';
import { INTERNAL_TODOS } from '@portal/contract/areas/internal-projects/todos';
import { TODO_SCOPES } from '@portal/contract/areas/outsourced-projects/todos';
import { internalConditionParams } from '#areas/project/public/condition-params.ts';
import { listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The URL parameters of the internal project list (INT-05 to INT-07), and the open task (LISTS-21). */
export const internalSearch = listSearch(paths.projectMizeList, INTERNAL_LIST, {
  todo: oneOf(['', ...INTERNAL_TODOS], ''),
  scope: oneOf(TODO_SCOPES, 'mine'),
  ...internalConditionParams,
});
