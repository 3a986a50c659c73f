import type { CalendarItem } from './calendar-item.ts';

/** An item in a day of hours: its minutes, and its place beside the items that overlap it. */
export type HourPlace = { item: CalendarItem; start: number; minutes: number; column: number; columns: number };

/** The fewest minutes that an item occupies, so that its title is legible. */
const FEWEST_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether an item has hours on one day. Tasks, all-day schedules and those over several days have none. */
export const hasHours = ({ row, from, to }: CalendarItem): boolean =>
  row.entryKind === 'S' && row.allDayYn === 'N' && from === to;

/**
 * Places the items of one day by their hours. Items that overlap share the width of the day, in the order of their
 * start.
 */
export function placeInHours(items: readonly CalendarItem[]): HourPlace[] {
  const spans = items
    .map((item) => {
      const start = Math.min(minutesOf(item.row.startTime), DAY_MINUTES - FEWEST_MINUTES);
      return { item, start, minutes: Math.max(minutesOf(item.row.endTime) - start, FEWEST_MINUTES) };
    })
    .toSorted((one, other) => one.start - other.start || other.minutes - one.minutes);
  const places: HourPlace[] = [];
  /** The ends of the columns of the items that overlap one another, directly or by others. */
  let ends: number[] = [];
  let group: HourPlace[] = [];
  const closeGroup = () => {
    for (const place of group) place.columns = ends.length;
    ends = [];
    group = [];
  };
  for (const span of spans) {
    if (ends.every((end) => end <= span.start)) closeGroup();
    const free = ends.findIndex((end) => end <= span.start);
    const column = free === -1 ? ends.length : free;
    ends[column] = span.start + span.minutes;
    const place = { ...span, column, columns: 1 };
    places.push(place);
    group.push(place);
  }
  closeGroup();
  return places;
}
