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
  done: validText(isPeriod),
};

/** The same of a list of outsourced projects, which have a company and an amount. */
export const conditionParams = {
  ...internalConditionParams,
  companies: anyText(),
  trades: anyText(),
  awarded: validText(isPeriod),
  billed: validText(isPeriod),
  amount: validText(isAmountRange),
};

const example = defineSearch('', conditionParams, { size: 10 });
type ConditionAddress = Pick<AddressOf<typeof example>, keyof typeof conditionParams>;

/** The request fields of the conditions on internal projects. Counts of states leave out that of the states. */
export function internalConditionFields({
  areas,
  pms,
  start,
  done,
}: Pick<ConditionAddress, 'areas' | 'pms' | 'start' | 'done'>) {
  const [starts, ends] = [periodDays(start, today()), periodDays(done, today())];
  return {
    SearchAreas: areas,
    SearchPms: pms,
    SearchStartFrom: starts.from,
    SearchStartTo: starts.to,
    SearchDoneFrom: ends.from,
    SearchDoneTo: ends.to,
  };
}

/** The request fields of the conditions on outsourced projects. Counts of states leave out that of the states. */
export function conditionFields(address: ConditionAddress) {
  const { from, to } = readAmounts(address.amount);
  const [awarded, billed] = [periodDays(address.awarded, today()), periodDays(address.billed, today())];
  return {
    ...internalConditionFields(address),
    SearchCompanies: address.companies,
    SearchTrades: address.trades,
    SearchAwardFrom: awarded.from,
    SearchAwardTo: awarded.to,
    SearchBillFrom: billed.from,
    SearchBillTo: billed.to,
    SearchPriceFrom: from,
    SearchPriceTo: to,
  };
}
