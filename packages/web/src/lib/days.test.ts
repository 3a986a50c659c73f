import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysAhead, daysPassed, dayTitle, shortDay } from './days.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Early on the 24th in Seoul, still the 23rd in UTC.
  vi.setSystemTime(new Date('2026-11-23T16:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-24', '오늘'],
  ['2026-11-25', '내일'],
  ['2026-12-03', '9일 뒤'],
  ['2026-11-23', ''],
])('%s is shown as %s', (day, expected) => expect(daysAhead(day)).toBe(expected));

it.each([
  ['2026-11-25', ''],
  ['2026-11-24', ''],
  ['2026-11-23', '하루 지남'],
  ['2026-11-20', '나흘 지남'],
  ['2026-11-14', '열흘 지남'],
  ['2026-11-13', '11일 지남'],
])('%s is shown as passed: %s', (day, expected) => expect(daysPassed(day)).toBe(expected));

it('a day of another year keeps its year', () => {
  expect([shortDay('2026-12-03'), shortDay('2027-01-04')]).toEqual(['12-03 (목)', '2027-01-04 (월)']);
});

it.each([
  ['2026-11-24 09:30:00', '오늘 11-24 (화)'],
  ['2026-11-23 23:59:59', '어제 11-23 (월)'],
  ['2026-11-20 17:40:00', '11-20 (금)'],
])('the rows of %s stand below %s', (at, expected) => expect(dayTitle(at)).toBe(expected));
