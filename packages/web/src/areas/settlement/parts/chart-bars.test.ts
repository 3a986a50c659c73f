import { describe, expect, it } from 'vitest';
import { chartBars, chartEnd } from './chart-bars.ts';

describe('bars of the settlement chart', () => {
  it('have heights relative to the tallest month', () => {
    const bars = chartBars([
      { yearMonth: '2026.10', unsettled: '0', settled: '250', unsettledCount: 0, settledCount: 1 },
      { yearMonth: '2026.11', unsettled: '600', settled: '400', unsettledCount: 2, settledCount: 1 },
    ]);
    expect(bars.map(({ unsettledShare, settledShare }) => [unsettledShare, settledShare])).toEqual([
      [0, 0.25],
      [0.6, 0.4],
    ]);
  });

  it('have no height without amounts, and a month with invoices can be opened all the same (D-222)', () => {
    const bars = chartBars([
      { yearMonth: '2026.10', unsettled: '-500', settled: '0', unsettledCount: 1, settledCount: 0 },
      { yearMonth: '2026.11', unsettled: '0', settled: '0', unsettledCount: 0, settledCount: 0 },
      { yearMonth: '2026.12', unsettled: '0', settled: '0', unsettledCount: 1, settledCount: 0 },
    ]);
    expect(bars.every(({ unsettledShare, settledShare }) => unsettledShare === 0 && settledShare === 0)).toBe(true);
    expect(bars[0]?.unsettled).toBe(-500);
    expect(bars.map(({ hasRows }) => hasRows)).toEqual([true, false, true]);
  });
});

describe('the months of the chart', () => {
  it.each([
    ['2026.11', '2026.11'],
    ['2025.12', '2026.11'],
    ['2025.11', '2025.11'],
    ['2027.02', '2027.02'],
  ])('for %s it ends with %s', (shown, end) => {
    expect(chartEnd(shown, '2026.11')).toBe(end);
  });
});
