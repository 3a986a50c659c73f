import { describe, expect, it } from 'vitest';
import { amountOf, settledAmount, unsettledAmount } from './totals.ts';

const rows = [
  { price: '1,500,000', addPrice: '-50,000', mizeStatus: 'B' },
  { price: '300,000', addPrice: '0', mizeStatus: 'B' },
  { price: '2,000,000', addPrice: '100,000', mizeStatus: 'E' },
  { price: '900', addPrice: '', mizeStatus: 'YY' },
] as const;

describe('sums of listed rows', () => {
  it.each([
    [rows[0], 1_450_000],
    [rows[3], 900],
  ])('%j is worth %i', (row, won) => {
    expect(amountOf(row)).toBe(won);
  });

  it('invoiced rows are unsettled, settled ones settled, others count nowhere (D-97)', () => {
    expect([unsettledAmount(rows), settledAmount(rows)]).toEqual([1_750_000, 2_100_000]);
    expect([unsettledAmount([]), settledAmount([])]).toEqual([0, 0]);
  });
});
