import { isAmountRange, readAmounts } from '#kit/conditions/amount-range.ts';
import { isPeriod, periodDays } from '#kit/conditions/period.ts';
import { type AddressOf, anyText, defineSearch, type Param } from '#kit/list/list-search.ts';
import { viewParams } from '#kit/views/view-params.ts';
import { today } from '#lib/days.ts';

/** A text of the address that must be valid. */
const validText = (isValid: (value: string) => boolean): Param<string> => ({
  initial: '',
  read: (raw) => (typeof raw === 'string' && isValid(raw) ? raw : undefined),
});

/** The URL parameters of conditions on a list of internal projects, and of its saved views (D-337, D-348). */
export const internalConditionParams = {
  ...viewParams,
  states: anyText(),
  areas: anyText(),
  pms: anyText(),
  start: validText(isPeriod),
};

/** The same of a list of outsourced projects, which have a company and an amount. */
export const conditionParams = {
  ...internalConditionParams,
  companies: anyText(),
  trades: anyText(),
  amount: validText(isAmountRange),
};

const example = defineSearch('', conditionParams, { size: 10 });
type ConditionAddress = Pick<AddressOf<typeof example>, keyof typeof conditionParams>;

/** The request fields of the conditions on internal projects. Counts of states leave out that of the states. */
export function internalConditionFields({ areas, pms, start }: Pick<ConditionAddress, 'areas' | 'pms' | 'start'>) {
  const { from, to } = periodDays(start, today());
  return { SearchAreas: areas, SearchPms: pms, SearchStartFrom: from, SearchStartTo: to };
}

/** The request fields of the conditions on outsourced projects. Counts of states leave out that of the states. */
export function conditionFields(address: ConditionAddress) {
  const { from, to } = readAmounts(address.amount);
  return {
    ...internalConditionFields(address),
    SearchCompanies: address.companies,
    SearchTrades: address.trades,
    SearchPriceFrom: from,
    SearchPriceTo: to,
  };
}
