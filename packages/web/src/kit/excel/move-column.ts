import type { SheetColumn } from './api.ts';

/** The columns of a workbook: all keys in their order, and those that are chosen. */
export type ColumnOrder = { order: readonly string[]; chosen: readonly string[] };

/** The choice that the server answered. */
export const choiceOf = (columns: readonly SheetColumn[]): ColumnOrder => ({
  order: columns.map(({ key }) => key),
  chosen: columns.filter(({ chosenYN }) => chosenYN === 'Y').map(({ key }) => key),
});

/** The chosen keys in their order. */
export const chosenInOrder = ({ order, chosen }: ColumnOrder): string[] => order.filter((key) => chosen.includes(key));

/** The keys with one of them at another place. A place that does not exist changes nothing. */
export function moved(order: readonly string[], key: string, to: number): readonly string[] {
  if (to < 0 || to >= order.length) return order;
  const others = order.filter((one) => one !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}
