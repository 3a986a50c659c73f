import type { OverviewMonth } from '@portal/contract/areas/overview/calls';

/** One month with its bars: heights are shares of the tallest bar, from 0 to 1. */
export type MonthBar = OverviewMonth & { awardedShare: number; settledShare: number };

/** A negative sum has no height. */
const sizeOf = ({ amount }: { amount: string }): number => Math.max(Number(amount), 0);

/** The bars of all months. */
export function monthBars(months: readonly OverviewMonth[]): MonthBar[] {
  const tallest = Math.max(1, ...months.flatMap(({ awarded, settled }) => [sizeOf(awarded), sizeOf(settled)]));
  return months.map((month) => ({
    ...month,
    awardedShare: sizeOf(month.awarded) / tallest,
    settledShare: sizeOf(month.settled) / tallest,
  }));
}

/** The count and the sum of all months. */
export function totalOfMonths(months: readonly OverviewMonth[], kind: 'awarded' | 'settled') {
  return {
    count: months.reduce((sum, month) => sum + month[kind].count, 0),
    amount: months.reduce((sum, month) => sum + Number(month[kind].amount), 0),
  };
}
