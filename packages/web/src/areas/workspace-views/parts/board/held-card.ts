/** A place on the board: a column, and how many cards of it lie above. */
export type Place = { column: number; index: number };

/** A card in the hand: where it was, and where it would land. */
export type HeldCard = { id: number; from: Place; at: Place };

/** Ids of the cards of each column, from above. */
export type Columns = readonly (readonly number[])[];

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { column: 0, index: -1 },
  ArrowDown: { column: 0, index: 1 },
  ArrowLeft: { column: -1, index: 0 },
  ArrowRight: { column: 1, index: 0 },
};

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The columns as if the card were nowhere. */
const without = (columns: Columns, id: number): number[][] =>
  columns.map((cards) => cards.filter((other) => other !== id));

/** Takes a card into the hand; null when it is not on the board. */
export function liftCard(columns: Columns, id: number): HeldCard | null {
  const column = columns.findIndex((cards) => cards.includes(id));
  if (column < 0) return null;
  const from = { column, index: columns[column]?.indexOf(id) ?? 0 };
  return { id, from, at: from };
}

/** The card in the hand over another place, kept on the board. */
export function heldOver(columns: Columns, held: HeldCard, place: Place): HeldCard {
  const column = between(place.column, 0, columns.length - 1);
  const cards = without(columns, held.id)[column] ?? [];
  return { ...held, at: { column, index: between(place.index, 0, cards.length) } };
}

/** The same by an arrow key; null for any other key. */
export function heldByKey(columns: Columns, held: HeldCard, key: string): HeldCard | null {
  const step = ARROWS[key];
  if (!step) return null;
  return heldOver(columns, held, { column: held.at.column + step.column, index: held.at.index + step.index });
}

/** The columns as they are once the card lies where it is held. */
export const withDropped = (columns: Columns, { id, at }: HeldCard): number[][] =>
  without(columns, id).map((cards, column) => (column === at.column ? cards.toSpliced(at.index, 0, id) : cards));

/** Whether the card would land where it was. */
export const isBack = ({ from, at }: HeldCard): boolean => from.column === at.column && from.index === at.index;

/** The card above the place where it would land, 0 for none. */
export const cardAbove = (columns: Columns, { id, at }: HeldCard): number =>
  without(columns, id)[at.column]?.[at.index - 1] ?? 0;
