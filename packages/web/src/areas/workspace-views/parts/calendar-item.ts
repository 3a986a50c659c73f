import { addDays, withWeekday } from '@portal/contract/core/dates';
import type { TaskMarkName } from '../../../ui/task-mark.tsx';
import type { Spanned } from './week-lanes.ts';

/** What the calendar draws: a task over its days, or one occurrence of a schedule. */
export type CalendarItem = Spanned & {
  /** Its own among all that is drawn: a series has one for each of its days. */
  key: string;
  entryId: number;
  title: string;
  /** The state of a task; null for a schedule. */
  mark: TaskMarkName | null;
  /** 'HH:mm', '종일', or '' for a task. */
  time: string;
  isMine: boolean;
  /** Whether this reader may move it to another day. */
  movable: boolean;
};

/** The item as many days later. */
export const shiftedBy = <Item extends Spanned>(item: Item, days: number): Item => ({
  ...item,
  from: addDays(item.from, days),
  to: addDays(item.to, days),
});

/** What touches a day: tasks first, then by time. */
export const itemsOn = (items: readonly CalendarItem[], day: string): CalendarItem[] =>
  items
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted(
      (one, other) => Number(other.mark !== null) - Number(one.mark !== null) || one.time.localeCompare(other.time),
    );

/** The item in words, for those who hear the calendar. */
export function itemWords({ title, from, to, mark, time }: CalendarItem): string {
  const days = from === to ? withWeekday(from) : `${withWeekday(from)}부터 ${withWeekday(to)}까지`;
  return [title, mark === null ? '일정' : '업무', days, time].filter((part) => part !== '').join(', ');
}
