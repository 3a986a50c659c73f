import { describe, expect, it } from 'vitest';
import {
  addOnlyDate,
  addStartDate,
  choosableDates,
  firstStartDate,
  onlyDateProblem,
  startDateProblem,
} from './start-dates.ts';

const TODAY = '2026-11-23';

describe('picking a start date (OUT-79)', () => {
  it.each<[string, string[], string, object]>([
    ['today', [], TODAY, { dates: [TODAY] }],
    ['an earlier one than the chosen', ['2026-11-30'], '2026-11-25', { dates: ['2026-11-25', '2026-11-30'] }],
    ['yesterday', [], '2026-11-22', { refusal: 'project.startDate.past' }],
    ['the last day', [], '2099-12-31', { dates: ['2099-12-31'] }],
    ['a day that means none', [], '9999-12-31', { refusal: 'project.startDate.far' }],
    ['the same again', ['2026-11-25'], '2026-11-25', { refusal: 'project.startDate.duplicate' }],
  ])('%s', (_name, chosen, day, expected) => {
    expect(addStartDate(chosen, day, TODAY)).toEqual(expected);
  });

  it.each<[string[], string | undefined]>([
    [['2026-11-23', '2026-11-24'], undefined],
    [['2026-11-22', '2026-11-24', '2026-11-24'], 'project.startDate.past'],
    [['2026-11-24', '2100-01-01'], 'project.startDate.far'],
    [['2026-11-24', '2026-11-24'], 'project.startDate.duplicate'],
    [[], undefined],
  ])('the whole list %j: %s', (dates, problem) => {
    expect(startDateProblem(dates, TODAY)).toBe(problem);
  });
});

describe('the one date of an internal project (INT-44 to INT-46)', () => {
  it.each<[string, string[], string, object]>([
    ['the first', [], TODAY, { dates: [TODAY] }],
    ['a past one', [], '2026-11-22', { refusal: 'project.startDate.past' }],
    ['the same again', [TODAY], TODAY, { refusal: 'project.startDate.duplicate' }],
    ['another one, which takes its place', [TODAY], '2026-11-24', { dates: ['2026-11-24'] }],
  ])('%s', (_name, chosen, day, expected) => {
    expect(addOnlyDate(chosen, day, TODAY)).toEqual(expected);
  });

  it('a second date is refused', () => {
    expect(onlyDateProblem([TODAY, '2026-11-24'], TODAY)).toBe('project.startDate.onlyOne');
  });

  it('users who may pick past days can choose a past date', () => {
    expect(onlyDateProblem(['2020-01-01'], '')).toBeUndefined();
  });
});

it('past days are no longer offered (A-01)', () => {
  expect(choosableDates(['2026-11-22', TODAY, '2026-11-24'], TODAY)).toEqual([TODAY, '2026-11-24']);
});

it.each([
  ['', ''],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-23^2026-11-25', '2026-11-23 (선택가능)'],
])('"%s" is shown in a list as "%s" (OUT-16)', (dates, cell) => {
  expect(firstStartDate(dates)).toBe(cell);
});
