import { expect, it } from 'vitest';
import { monthLabel } from './month-label.ts';

it('the year stands before the month, as it is written', () => {
  expect([monthLabel('2025.12', true), monthLabel('2026.01', false), monthLabel('2026.11', false)]).toEqual([
    '25년 12월',
    '1월',
    '11월',
  ]);
});
