import { addDays } from '@portal/contract/core/dates';
import type { ReactNode } from 'react';
import type { DayRange } from './week-lanes.ts';

/** What a calendar needs of its items. */
export type GridItem = DayRange & {
  /** The unique key. */
  key: string;
  title: string;
  /** Whether this user may move it to another day. */
  movable: boolean;
};

/** How an area draws its items. */
export type ItemDrawing<Item> = {
  content: (item: Item) => ReactNode;
  /** The description of an item for screen readers. */
  textOf: (item: Item) => string;
  /** Data attributes that its style sheet uses. */
  dataOf: (item: Item) => Readonly<Record<`data-${string}`, string | true | undefined>>;
};

/** Names of holidays by day. */
export type DayNames = Readonly<Record<string, readonly string[]>>;

/** Moves an item by a number of days. */
export const shiftedBy = <Item extends DayRange>(item: Item, days: number): Item => ({
  ...item,
  from: addDays(item.from, days),
  to: addDays(item.to, days),
});
