import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { expect, test } from 'vitest';
import { shiftedBy } from '#kit/calendar/grid-item.ts';
import { calendarItem, itemsOn, itemText } from './calendar-item.ts';

const row = (part: Partial<CalendarRow>): CalendarRow => ({
  entryId: 1,
  projectId: 1,
  projectColor: 'blue',
  entryKind: 'S',
  title: '주간 회의',
  day: '2026-12-07',
  startDay: '2026-12-07',
  startTime: '09:00',
  endDay: '2026-12-07',
  endTime: '10:00',
  allDayYn: 'N',
  place: '',
  taskStatus: '',
  mineYn: 'N',
  repeatYn: 'N',
  editYn: 'Y',
  version: 1,
  ...part,
});
const task = row({ entryId: 2, entryKind: 'T', title: '시공', taskStatus: 'P', endDay: '2026-12-09', startTime: '' });

test('each occurrence of a series is its own item, and an all-day one shows 종일', () => {
  const series = row({ repeatYn: 'Y' });
  const [one, other] = [calendarItem(series), calendarItem({ ...series, day: '2026-12-14', allDayYn: 'Y' })];
  expect([one.key === other.key, one.time, other.time]).toEqual([false, '09:00', '종일']);
});

test('a schedule that does not repeat keeps its key when it is moved', () => {
  expect(calendarItem(row({ day: '2026-12-14' })).key).toBe(calendarItem(row({})).key);
});

test('the items of a day are sorted by tasks first, then by time', () => {
  const items = [row({ entryId: 3, startTime: '14:00' }), row({}), task].map(calendarItem);
  expect(itemsOn(items, '2026-12-07').map(({ row: { entryId } }) => entryId)).toEqual([2, 1, 3]);
  expect(itemsOn(items, '2026-12-09').map(({ row: { entryId } }) => entryId)).toEqual([2]);
});

test('a shifted item keeps its length, and its text contains its days', () => {
  const shifted = shiftedBy(calendarItem(task), -7);
  expect([shifted.from, shifted.to]).toEqual(['2026-11-30', '2026-12-02']);
  expect(itemText(shifted)).toBe('시공, 업무, 2026-11-30 (월)부터 2026-12-02 (수)까지');
});
