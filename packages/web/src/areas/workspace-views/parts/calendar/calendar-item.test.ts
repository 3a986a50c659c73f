import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { expect, test } from 'vitest';
import { calendarItem, itemsOn, itemWords, shiftedBy } from './calendar-item.ts';

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

test('each time of a series is its own item, and an all-day one says so', () => {
  const series = row({ repeatYn: 'Y' });
  const [one, other] = [calendarItem(series), calendarItem({ ...series, day: '2026-12-14', allDayYn: 'Y' })];
  expect([one.key === other.key, one.time, other.time]).toEqual([false, '09:00', '종일']);
});

test('a schedule that does not repeat stays the same item when it is moved', () => {
  expect(calendarItem(row({ day: '2026-12-14' })).key).toBe(calendarItem(row({})).key);
});

test('of a day tasks stand first, then what is earlier', () => {
  const items = [row({ entryId: 3, startTime: '14:00' }), row({}), task].map(calendarItem);
  expect(itemsOn(items, '2026-12-07').map(({ row: { entryId } }) => entryId)).toEqual([2, 1, 3]);
  expect(itemsOn(items, '2026-12-09').map(({ row: { entryId } }) => entryId)).toEqual([2]);
});

test('an item keeps its length when it is shifted, and says its days in words', () => {
  const shifted = shiftedBy(calendarItem(task), -7);
  expect([shifted.from, shifted.to]).toEqual(['2026-11-30', '2026-12-02']);
  expect(itemWords(shifted)).toBe('시공, 업무, 2026-11-30 (월)부터 2026-12-02 (수)까지');
});
