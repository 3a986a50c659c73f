import { ORDER_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { count, listSearch } from '../../kit/list/list-search.ts';
import { paths } from '../../lib/paths.ts';

/** Names beside the usual ones: the company, 0 for all (OUT-30). */
const more = { company_id: count() };

/** What the address of the order list says. */
export const orderSearch = listSearch(paths.orderList, ORDER_LIST, more);
/** The same for one's own orders. */
export const ownOrderSearch = listSearch(paths.orderSelf, ORDER_LIST, more);
