import { expect, it } from 'vitest';
import { monthLabel } from './month-label.ts';

it('the first month has its year', () => {
  expect([monthLabel('2025.12', true), monthLabel('2026.01', false), monthLabel('2026.11', false)]).toEqual([
    "12월 '25",
    '1월',
    '11월',
  ]);
});
