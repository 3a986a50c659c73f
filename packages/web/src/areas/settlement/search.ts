import { SETTLEMENT_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { monthOf, moveMonth, readMonth } from '@portal/contract/areas/settlement/months';
import { seoulDay } from '@portal/contract/core/dates';
import { type AddressOf, anyText, count, listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** What the settlement's address says: the month as it was chosen, '' for the current one; newest invoices first. */
export const settlementSearch = listSearch(paths.accountingList, SETTLEMENT_LIST, {
  company_id: count(),
  month: anyText(),
  order: oneOf<string>(SETTLEMENT_LIST.orders, 'billDate_desc'),
});

/** An address of the page; its `month` is 'YYYY.MM'. */
export type SettlementAddress = AddressOf<typeof settlementSearch>;

/** The month in which the user looks at the page, in Seoul. */
export const currentMonth = (): string => monthOf(seoulDay(new Date()));

/** The address with its month; the current one without it, and nothing before the first (D-96). */
export const inMonth = (address: SettlementAddress): SettlementAddress => ({
  ...address,
  month: moveMonth(readMonth(address.month) ?? currentMonth(), 0),
});
