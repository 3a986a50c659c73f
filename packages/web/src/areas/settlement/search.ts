import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { anyText, count, listSearch } from '../../kit/list/list-search.ts';
import { paths } from '../../lib/paths.ts';

/** What the settlement's address says: the month as it was chosen, '' for the current one. */
export const settlementSearch = listSearch(paths.accountingList, SETTLEMENT_LIST, {
  company_id: count(),
  month: anyText(),
});
