import type { MonthAmounts } from '@portal/contract/areas/settlement/calls';
import { chartMonths } from '@portal/contract/core/months';

/** One month of the chart: amounts in won, heights as shares of the tallest month from 0 to 1. */
export type ChartBar = {
  month: string;
  unsettled: number;
  settled: number;
  unsettledShare: number;
  settledShare: number;
  /** A month without rows is not a link. */
  hasRows: boolean;
};

/** A negative amount has no height, so a month of discounts alone is drawn empty. */
const atLeastZero = (amount: number): number => Math.max(amount, 0);

/** The bars of all months. */
export function chartBars(months: readonly MonthAmounts[]): ChartBar[] {
  const amounts = months.map(({ yearMonth, unsettled, settled, unsettledCount, settledCount }) => ({
    month: yearMonth,
    unsettled: Number(unsettled),
    settled: Number(settled),
    hasRows: unsettledCount + settledCount > 0,
  }));
  const tallest = Math.max(0, ...amounts.map((month) => atLeastZero(month.unsettled) + atLeastZero(month.settled)));
  const share = (amount: number): number => (tallest === 0 ? 0 : atLeastZero(amount) / tallest);
  return amounts.map((month) => ({
    ...month,
    unsettledShare: share(month.unsettled),
    settledShare: share(month.settled),
  }));
}

/** The last month of the chart. It is the current month, unless the shown month is not among its twelve. */
export const chartEnd = (shown: string, current: string): string =>
  chartMonths(current).includes(shown) ? current : shown;
