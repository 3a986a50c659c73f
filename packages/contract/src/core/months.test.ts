import { describe, expect, it } from 'vitest';
import { chartMonths, monthOf, monthRange, moveMonth, readMonth } from './months.ts';

describe('a month in a request (D-96)', () => {
  it.each([
    ['2026.11', '2026.11'],
    ['2026.1', '2026.01'],
    [' 2026.01 ', '2026.01'],
    ['1899.12', undefined],
    ['2026.00', undefined],
    ['2026.13', undefined],
    ['2026-11', undefined],
    ['2026.', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });
});

it.each([
  ['2026.11', 1, '2026.12'],
  ['2026.12', 1, '2027.01'],
  ['2026.01', -1, '2025.12'],
  ['2026.03', -5, '2025.10'],
  ['2020.03', -5, '2020.01'],
  ['2020.01', -1, '2020.01'],
])('%s moved by %i is %s, never before the first month', (month, months, moved) => {
  expect(moveMonth(month, months)).toBe(moved);
});

it.each([
  ['2026.11', '2026-11-01', '2026-12-01'],
  ['2026.12', '2026-12-01', '2027-01-01'],
  ['2026.01', '2026-01-01', '2026-02-01'],
])('the month %s lasts from %s to before %s', (month, from, before) => {
  expect(monthRange(month)).toEqual({ from, before });
});

it('returns the month of a day', () => {
  expect(monthOf('2026-11-30')).toBe('2026.11');
});

it('the chart shows twelve months, the chosen one last', () => {
  const months = chartMonths('2026.03');
  expect([months.length, months[0], months[9], months[11]]).toEqual([12, '2025.04', '2026.01', '2026.03']);
});
