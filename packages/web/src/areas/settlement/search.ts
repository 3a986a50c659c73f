import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { anyText, count, listSearch, oneOf } from '../../kit/list/list-search.ts';
import { paths } from '../../lib/paths.ts';

/** What the settlement's address says: the month as it was chosen, '' for the current one; newest invoices first. */
export const settlementSearch = listSearch(paths.accountingList, SETTLEMENT_LIST, {
  company_id: count(),
  month: anyText(),
  order: oneOf<string>(SETTLEMENT_LIST.orders, 'billDate_desc'),
});
