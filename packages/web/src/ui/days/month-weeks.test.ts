import { describe, expect, test } from 'vitest';
import { dayInMonth, monthWeeks, moveMonth, weekOf } from './month-weeks.ts';

describe('weeks start on Sunday', () => {
  test.each([
    ['2026-12-06', '2026-12-06', '2026-12-12'],
    ['2026-12-12', '2026-12-06', '2026-12-12'],
    ['2027-01-01', '2026-12-27', '2027-01-02'],
    ['2028-02-29', '2028-02-27', '2028-03-04'],
  ])('%s is in the week from %s to %s', (day, first, last) => {
    const week = weekOf(day);
    expect([week.length, week[0], week[6]]).toEqual([7, first, last]);
  });
});

describe('a month has as many whole weeks as its days need', () => {
  test.each([
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ])('%s has %i, from %s to %s', (month, count, first, last) => {
    const weeks = monthWeeks(month);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
  });
});

test('months continue over the end of the year, and a day that a month lacks becomes its last', () => {
  expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1), moveMonth('2026-06', -18)]).toEqual([
    '2027-01',
    '2026-12',
    '2024-12',
  ]);
  expect([dayInMonth('2026-01-31', '2026-02'), dayInMonth('2026-01-15', '2026-02')]).toEqual([
    '2026-02-28',
    '2026-02-15',
  ]);
});
