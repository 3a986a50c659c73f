import { expect, it } from 'vitest';
import { monthBars, totalOfMonths } from './month-bars.ts';

const month = (awarded: string, settled: string) => ({
  yearMonth: '2026.03',
  awarded: { count: 2, amount: awarded },
  settled: { count: 1, amount: settled },
});

it('bars are shares of the tallest one, and a negative sum has none', () => {
  const bars = monthBars([month('400', '100'), month('-50', '200')]);
  expect(bars.map(({ awardedShare, settledShare }) => [awardedShare, settledShare])).toEqual([
    [1, 0.25],
    [0, 0.5],
  ]);
  expect(monthBars([month('0', '0')])[0]).toMatchObject({ awardedShare: 0, settledShare: 0 });
});

it('adds up months', () => {
  expect(totalOfMonths([month('400', '100'), month('-50', '200')], 'awarded')).toEqual({ count: 4, amount: 350 });
});
