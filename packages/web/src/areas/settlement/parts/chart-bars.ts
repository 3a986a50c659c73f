import type { MonthAmounts } from '@portal/contract/areas/settlement/calls';
import { chartMonths } from '@portal/contract/areas/settlement/months';

/** One month of the chart: amounts in won, heights as shares of the tallest month from 0 to 1. */
export type Bar = {
  month: string;
  unsettled: number;
  settled: number;
  unsettledShare: number;
  settledShare: number;
  /** A month of nothing leads nowhere. */
  hasRows: boolean;
};

/** Amounts cannot stand below the line; a month of discounts alone is drawn empty. */
const above = (amount: number): number => Math.max(amount, 0);

/** The bars of all months. */
export function chartBars(months: readonly MonthAmounts[]): Bar[] {
  const amounts = months.map(({ yearMonth, unsettled, settled }) => ({
    month: yearMonth,
    unsettled: Number(unsettled),
    settled: Number(settled),
  }));
  const most = Math.max(0, ...amounts.map((month) => above(month.unsettled) + above(month.settled)));
  const share = (amount: number): number => (most === 0 ? 0 : above(amount) / most);
  return amounts.map((month) => ({
    ...month,
    unsettledShare: share(month.unsettled),
    settledShare: share(month.settled),
    hasRows: month.unsettled !== 0 || month.settled !== 0,
  }));
}

/** Last month of the chart: it stands still while the shown month is among its twelve, and follows it elsewhere. */
export const chartEnd = (shown: string, current: string): string =>
  chartMonths(current).includes(shown) ? current : shown;
