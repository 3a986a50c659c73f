import { expect, test } from 'vitest';
import { timesText } from './schedule-times.ts';

const times = {
  startDay: '2026-11-27',
  startTime: '14:00',
  endDay: '2026-11-27',
  endTime: '16:00',
  allDayYn: 'N',
} as const;

test.each([
  ['hours of one day with the duration', times, '14:00 ~ 16:00 (2시간)'],
  ['hours and minutes', { ...times, endTime: '15:30' }, '14:00 ~ 15:30 (1시간 30분)'],
  ['less than an hour', { ...times, endTime: '14:45' }, '14:00 ~ 14:45 (45분)'],
  ['the same start and end', { ...times, endTime: '14:00' }, '14:00'],
  ['an all-day schedule', { ...times, allDayYn: 'Y' as const }, '종일'],
])('%s', (_case, schedule, text) => {
  expect(timesText(schedule)).toBe(text);
});

test('a schedule over several days includes the last day', () => {
  expect(timesText({ ...times, endDay: '2026-11-28' })).toMatch(/^14:00 ~ .*11-28 \(토\) 16:00$/);
  expect(timesText({ ...times, endDay: '2026-11-28', allDayYn: 'Y' })).toMatch(/^종일, .*11-28 \(토\)까지$/);
});
