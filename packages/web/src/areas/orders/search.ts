import { ORDER_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { TODO_SCOPES, TODOS } from '@portal/contract/areas/outsourced-projects/todos';
import { count, listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** Names beside the usual ones: the company, 0 for all (OUT-30), and the waiting work it is narrowed to (LISTS-21). */
const more = { company_id: count(), todo: oneOf(['', ...TODOS], ''), scope: oneOf(TODO_SCOPES, 'mine') };

/** What the address of the order list says. */
export const orderSearch = listSearch(paths.orderList, ORDER_LIST, more);
/** The same for one's own orders, which are not narrowed further. */
export const ownOrderSearch = listSearch(paths.orderSelf, ORDER_LIST, more);
