import { describe, expect, it } from 'vitest';
import {
  amountText,
  hasAddition,
  inWon,
  inWonOfHistory,
  shortAmount,
  signedAmount,
  sumTerms,
  sumText,
  totalOf,
} from './money.ts';

describe('money as it is written (D-230)', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['-250000', '−250,000'],
    ['-999,999,999,999', '−999,999,999,999'],
    [1_999_999_999_998, '1,999,999,999,998'],
  ])('%s in figures: %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });

  it('has a space before the unit, except in the history', () => {
    expect(inWon('-1500000')).toBe('−1,500,000 원');
    expect(inWonOfHistory('-1500000')).toBe('−1,500,000원');
  });

  it.each([
    ['', ''],
    ['0', ''],
    ['480000', '+480,000'],
    ['-250,000', '−250,000'],
  ])('an addition of %s has its sign: %s', (amount, text) => {
    expect(signedAmount(amount)).toBe(text);
  });
});

describe('the total of a project', () => {
  it.each([
    [{ price: '1,500,000', addPrice: '-50,000' }, 1_450_000, '1,500,000 − 50,000 = 1,450,000 원'],
    [{ price: '3000000', addPrice: '-2500000' }, 500_000, '3,000,000 − 2,500,000 = 500,000 원'],
    [{ price: '0', addPrice: '480000' }, 480_000, '0 + 480,000 = 480,000 원'],
    [{ price: 300_000, addPrice: 0 }, 300_000, '300,000 원'],
    [{ price: '900', addPrice: '' }, 900, '900 원'],
    [{ price: '100', addPrice: '-300' }, -200, '100 − 300 = −200 원'],
  ])('%j is %i: %s', (amounts, total, text) => {
    expect(totalOf(amounts)).toBe(total);
    expect(sumText(amounts)).toBe(text);
    expect(hasAddition(amounts)).toBe(sumTerms(amounts).length === 3);
  });
});

it.each([
  [0, '0'],
  [5_500, '5,500'],
  [9_800_000, '980만'],
  [14_010_000, '1,401만'],
  [99_994_999, '9,999만'],
  [99_995_000, '1.0억'],
  [-9_800_000, '−980만'],
  [420_000_000, '4.2억'],
  [12_000_000_000, '120억'],
  [999_999_999_999, '10,000억'],
  [1_500_000_000_000, '1.5조'],
])('%i in a chart: %s', (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
