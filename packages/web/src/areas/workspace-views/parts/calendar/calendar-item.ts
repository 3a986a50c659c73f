import type { CalendarItem as CalendarRow } from '@portal/contract/areas/workspace-entries/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import type { GridItem } from '#kit/calendar/grid-item.ts';
import type { TaskMarkName } from '#ui/marks/task-mark.tsx';

/** An item of the calendar: a task with its days, or one occurrence of a schedule. */
export type CalendarItem = GridItem & {
  row: CalendarRow;
  /** The state of a task; null for a schedule. */
  mark: TaskMarkName | null;
  /** The start time 'HH:mm', '종일', or '' for a task. */
  time: string;
};

const timeOf = ({ entryKind, allDayYn, startTime }: CalendarRow): string => {
  if (entryKind === 'T') return '';
  return allDayYn === 'Y' ? '종일' : startTime;
};

/** The unique key of a row. Each occurrence of a series has its own. */
export const rowKey = ({ entryId, day, repeatYn }: CalendarRow): string =>
  repeatYn === 'Y' ? `${entryId} ${day}` : String(entryId);

/** Builds the calendar item of a row. */
export const calendarItem = (row: CalendarRow): CalendarItem => ({
  key: rowKey(row),
  row,
  title: row.title,
  from: row.startDay,
  to: row.endDay,
  mark: row.taskStatus === '' ? null : row.taskStatus,
  time: timeOf(row),
  movable: row.editYn === 'Y',
});

/** The items of a day, tasks first, then by time. */
export const itemsOn = (items: readonly CalendarItem[], day: string): CalendarItem[] =>
  items
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted(
      (one, other) => Number(other.mark !== null) - Number(one.mark !== null) || one.time.localeCompare(other.time),
    );

/** The description of an item for screen readers. */
export function itemText({ title, from, to, mark, time }: CalendarItem): string {
  const days = from === to ? withWeekday(from) : `${withWeekday(from)}부터 ${withWeekday(to)}까지`;
  return [title, mark === null ? '일정' : '업무', days, time].filter((part) => part !== '').join(', ');
}
