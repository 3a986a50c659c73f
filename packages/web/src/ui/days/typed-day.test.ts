import { expect, it } from 'vitest';
import { dayProblem, typedDay } from './typed-day.ts';

const TODAY = '2026-11-23';

it.each([
  ['2026-12-25', '2026-12-25'],
  ['2026-12-25 (금)', '2026-12-25'],
  ['2026.12.5', '2026-12-05'],
  ['20261225', '2026-12-25'],
  ['1225', '2026-12-25'],
  ['12-25', '2026-12-25'],
  [' 12.25 ', '2026-12-25'],
  ['12/5', '2026-12-05'],
  ['0105', '2027-01-05'],
  ['7-1', '2026-07-01'],
  ['2.29', '2028-02-29'],
  ['오늘', '2026-11-23'],
  ['내일', '2026-11-24'],
  ['+3', '2026-11-26'],
  ['-23', '2026-10-31'],
  ['', ''],
])('%j is understood as %j, without a year as the nearest one', (typed, day) => {
  expect(typedDay(typed, typed === '2.29' ? '2027-12-01' : TODAY)).toBe(day);
});

it.each([
  ['2026-02-30', '없는 날짜입니다. 2월은 28일까지 있습니다.'],
  ['0230', '없는 날짜입니다. 2월은 28일까지 있습니다.'],
  ['1325', '없는 날짜입니다. 달은 1월부터 12월까지입니다.'],
  ['12-00', '날짜를 YYYY-MM-DD로 입력해주세요.'],
  ['봄', '날짜를 YYYY-MM-DD로 입력해주세요.'],
  ['0001-01-01', '1900년부터 9999년까지 입력할 수 있습니다.'],
])('%j is no day, and the text says why', (typed, problem) => {
  expect(typedDay(typed, TODAY)).toBeUndefined();
  expect(dayProblem(typed, TODAY)).toBe(problem);
});
