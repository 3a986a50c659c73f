import { expect, it } from 'vitest';
import { calendarItem } from './calendar-item.ts';
import { hasHours, placeInHours } from './hour-places.ts';

const item = (title: string, startTime: string, endTime: string, more: object = {}) =>
  calendarItem({
    entryId: title.charCodeAt(0),
    projectId: 1,
    projectColor: 'blue',
    entryKind: 'S',
    title,
    day: '2026-12-09',
    startDay: '2026-12-09',
    startTime,
    endDay: '2026-12-09',
    endTime,
    allDayYn: 'N',
    place: '',
    taskStatus: '',
    mineYn: 'N',
    repeatYn: 'N',
    editYn: 'Y',
    version: 1,
    ...more,
  });

const placed = (...items: ReturnType<typeof item>[]) =>
  placeInHours(items).map(
    ({ item: { title }, start, minutes, column, columns }) => `${title} ${start}+${minutes} ${column}/${columns}`,
  );

it('items that overlap share the width, others have it alone', () => {
  expect(
    placed(
      item('나', '09:30', '10:30'),
      item('가', '09:00', '10:00'),
      item('다', '10:00', '11:00'),
      item('라', '13:00', '14:30'),
    ),
  ).toEqual(['가 540+60 0/2', '나 570+60 1/2', '다 600+60 0/2', '라 780+90 0/1']);
});

it('a short item stays legible, also at the end of the day', () => {
  expect(placed(item('가', '09:00', '09:05'), item('나', '23:50', '23:59'))).toEqual([
    '가 540+30 0/1',
    '나 1410+30 0/1',
  ]);
});

it.each([
  [{}, true],
  [{ allDayYn: 'Y' }, false],
  [{ endDay: '2026-12-10' }, false],
  [{ entryKind: 'T', taskStatus: 'P' }, false],
])('with %j it has hours: %s', (more, expected) => {
  expect(hasHours(item('가', '09:00', '10:00', more))).toBe(expected);
});
