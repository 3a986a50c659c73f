import { daysBetween } from '@portal/contract/core/dates';

/** Something of a calendar, from its first to its last day, 'YYYY-MM-DD'. */
export type Spanned = { from: string; to: string };

/** Where something stands in a week: columns from 0 (Sunday) to 6, a lane from 0, and whether it begins and ends here. */
export type Placed<Item> = { item: Item; first: number; last: number; lane: number; begins: boolean; ends: boolean };

/** A week as it is drawn; `hidden` tells for each of its days how many found no lane. */
export type WeekLanes<Item> = { placed: Placed<Item>[]; hidden: number[] };

const LAST_COLUMN = 6;

const within = (column: number): number => Math.min(Math.max(column, 0), LAST_COLUMN);

/** Earlier ones first, and of those the longer: what spans days lies above what is of one day. */
const byLength = (one: Spanned, other: Spanned): number =>
  one.from.localeCompare(other.from) || other.to.localeCompare(one.to);

/**
 * Gives what touches the week beginning at `sunday` the highest free lane of `lanes` over all its days, so that nothing
 * overlaps and nothing changes its lane from day to day. Of equals the given order decides.
 */
export function weekLanes<Item extends Spanned>(
  sunday: string,
  items: readonly Item[],
  lanes: number,
): WeekLanes<Item> {
  const taken = Array.from({ length: LAST_COLUMN + 1 }, () => new Set<number>());
  const hidden = taken.map(() => 0);
  const placed: Placed<Item>[] = [];
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
