/** A position on the board: the column, and the number of cards above. */
export type CardPosition = { column: number; index: number };

/** The dragged card with its original position and the position where it would land. */
export type DraggedCard = { id: number; from: CardPosition; to: CardPosition };

/** The ids of the cards in each column, from top to bottom. */
export type Columns = readonly (readonly number[])[];

const ARROWS: Readonly<Record<string, CardPosition>> = {
  ArrowUp: { column: 0, index: -1 },
  ArrowDown: { column: 0, index: 1 },
  ArrowLeft: { column: -1, index: 0 },
  ArrowRight: { column: 1, index: 0 },
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The columns without this card. */
const without = (columns: Columns, id: number): number[][] =>
  columns.map((cards) => cards.filter((other) => other !== id));

/** Starts dragging a card. Returns null when it is not on the board. */
export function liftCard(columns: Columns, id: number): DraggedCard | null {
  const column = columns.findIndex((cards) => cards.includes(id));
  if (column < 0) return null;
  const from = { column, index: columns[column]?.indexOf(id) ?? 0 };
  return { id, from, to: from };
}

/** Moves the dragged card to another position, limited to the board. */
export function dragTo(columns: Columns, dragged: DraggedCard, place: CardPosition): DraggedCard {
  const column = clamp(place.column, 0, columns.length - 1);
  const cards = without(columns, dragged.id)[column] ?? [];
  return { ...dragged, to: { column, index: clamp(place.index, 0, cards.length) } };
}

/** Moves the dragged card with an arrow key. Returns null for any other key. */
export function dragByKey(columns: Columns, dragged: DraggedCard, key: string): DraggedCard | null {
  const step = ARROWS[key];
  if (!step) return null;
  return dragTo(columns, dragged, { column: dragged.to.column + step.column, index: dragged.to.index + step.index });
}

/** The columns as they would be after the drop. */
export const columnsAfterDrop = (columns: Columns, { id, to: at }: DraggedCard): number[][] =>
  without(columns, id).map((cards, column) => (column === at.column ? cards.toSpliced(at.index, 0, id) : cards));

/** Whether the card would land at its original position. */
export const isUnmoved = ({ from, to: at }: DraggedCard): boolean =>
  from.column === at.column && from.index === at.index;

/** The id of the card above the landing position, 0 for none. */
export const cardAbove = (columns: Columns, { id, to: at }: DraggedCard): number =>
  without(columns, id)[at.column]?.[at.index - 1] ?? 0;
