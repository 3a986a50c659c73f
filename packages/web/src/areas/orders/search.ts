import { ORDER_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { TODO_SCOPES, TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { conditionParams } from '#areas/project/public/condition-params.ts';
import { figureParams } from '#areas/project/public/figure-params.ts';
import { listSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** More parameters: the company, 0 for all (OUT-30), the to-do filter with its scope (LISTS-21), and a figure. */
const extraParams = {
  company_id: positiveInteger(),
  todo: oneOf(['', ...TODOS], ''),
  scope: oneOf(TODO_SCOPES, 'mine'),
  ...figureParams,
  ...conditionParams,
};

/** The parameters of the order list. */
export const orderSearch = listSearch(paths.orderList, ORDER_LIST, extraParams);
/** The parameters of the list of own orders. */
export const ownOrderSearch = listSearch(paths.orderSelf, ORDER_LIST, extraParams);
