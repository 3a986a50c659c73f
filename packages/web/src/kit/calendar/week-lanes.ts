import { daysBetween } from '@portal/contract/core/dates';

/** A range of days from first to last, 'YYYY-MM-DD'. */
export type DayRange = { from: string; to: string };

/**
 * The position of an item in a week: columns from 0 (Sunday) to 6 and a lane from 0. `begins` and `ends` say whether
 * it does so in this week.
 */
export type PlacedItem<Item> = {
  item: Item;
  first: number;
  last: number;
  lane: number;
  begins: boolean;
  ends: boolean;
};

/** The layout of a week. `hidden` is the number of items without a lane on each day. */
export type WeekLanes<Item> = { placed: PlacedItem<Item>[]; hidden: number[] };

const LAST_COLUMN = 6;

const within = (column: number): number => Math.min(Math.max(column, 0), LAST_COLUMN);

/** Earlier items first, then longer ones, so that items over several days are above others. */
const byLength = (one: DayRange, other: DayRange): number =>
  one.from.localeCompare(other.from) || other.to.localeCompare(one.to);

/**
 * Assigns lanes to the items of the week that begins at `sunday`. Each item gets the highest free lane on all its
 * days, so that none overlap. Equal items keep the given order.
 */
export function weekLanes<Item extends DayRange>(
  sunday: string,
  items: readonly Item[],
  lanes: number,
): WeekLanes<Item> {
  const taken = Array.from({ length: LAST_COLUMN + 1 }, () => new Set<number>());
  const hidden = taken.map(() => 0);
  const placed: PlacedItem<Item>[] = [];
  for (const item of items.toSorted(byLength)) {
    const [start, end] = [daysBetween(sunday, item.from), daysBetween(sunday, item.to)];
    if (end < 0 || start > LAST_COLUMN) continue;
    const [first, last] = [within(start), within(end)];
    const days = taken.slice(first, last + 1);
    const lane = Array.from({ length: lanes }, (_, index) => index).find((free) => days.every((day) => !day.has(free)));
    if (lane === undefined) {
      for (let column = first; column <= last; column += 1) hidden[column] = (hidden[column] ?? 0) + 1;
      continue;
    }
    for (const day of days) day.add(lane);
    placed.push({ item, first, last, lane, begins: start >= 0, ends: end <= LAST_COLUMN });
  }
  return { placed, hidden };
}
