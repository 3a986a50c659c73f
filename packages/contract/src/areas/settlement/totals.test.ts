import { expect, it } from 'vitest';
import { amountOf } from './totals.ts';

it.each([
  [{ price: '1,500,000', addPrice: '-50,000' }, 1_450_000],
  [{ price: '300000', addPrice: '0' }, 300_000],
  [{ price: '900', addPrice: '' }, 900],
])('%j is worth %i', (row, won) => {
  expect(amountOf(row)).toBe(won);
});
