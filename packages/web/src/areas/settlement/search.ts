import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { seoulDay } from '@portal/contract/core/dates';
import { monthOf, readMonth } from '@portal/contract/core/months';
import { type AddressOf, anyText, listSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { viewParams } from '#kit/views/view-params.ts';
import { paths } from '#lib/paths.ts';

/** The parameters of the settlement list. The month is '' for the current one, and the newest invoices come first. */
export const settlementSearch = listSearch(paths.accountingList, SETTLEMENT_LIST, {
  company_id: positiveInteger(),
  month: anyText(),
  order: oneOf<string>(SETTLEMENT_LIST.orders, 'billDate_desc'),
  ...viewParams,
});

/** The parameters of the page; `month` is 'YYYY.MM'. */
export type SettlementAddress = AddressOf<typeof settlementSearch>;

/** The current month in Seoul. */
export const currentMonth = (): string => monthOf(seoulDay(new Date()));

/** The parameters with a valid month: the current one by default. Any month can be opened (D-222). */
export const withMonth = (address: SettlementAddress): SettlementAddress => ({
  ...address,
  month: readMonth(address.month) ?? currentMonth(),
});
