import { describe, expect, test } from 'vitest';
import {
  cardAbove,
  columnsAfterDrop,
  type DraggedCard,
  dragByKey,
  dragTo,
  isUnmoved,
  liftCard,
} from './dragged-card.ts';

const COLUMNS = [[1, 2, 3], [4], []];

const NOWHERE = { column: -1, index: -1 };
const lifted = (id: number): DraggedCard => liftCard(COLUMNS, id) ?? { id: 0, from: NOWHERE, to: NOWHERE };
const pressed = (id: number, ...keys: string[]): DraggedCard =>
  keys.reduce((dragged, key) => dragByKey(COLUMNS, dragged, key) ?? dragged, lifted(id));

test('a lifted card starts at its position, and a card outside the board cannot be lifted', () => {
  expect(isUnmoved(lifted(2))).toBe(true);
  expect(columnsAfterDrop(COLUMNS, lifted(2))).toEqual(COLUMNS);
  expect(liftCard(COLUMNS, 9)).toBeNull();
});

describe('arrow keys move the landing position', () => {
  test.each([
    { name: 'down', id: 1, keys: ['ArrowDown'], after: [[2, 1, 3], [4], []], above: 2 },
    { name: 'up from the top stays', id: 1, keys: ['ArrowUp'], after: COLUMNS, above: 0 },
    { name: 'down from the end stays', id: 3, keys: ['ArrowDown'], after: COLUMNS, above: 2 },
    {
      name: 'right keeps the row, limited by the number of cards',
      id: 3,
      keys: ['ArrowRight'],
      after: [[1, 2], [4, 3], []],
      above: 4,
    },
    { name: 'into an empty column', id: 2, keys: ['ArrowRight', 'ArrowRight'], after: [[1, 3], [4], [2]], above: 0 },
    {
      name: 'right of the last column stays',
      id: 4,
      keys: ['ArrowRight', 'ArrowRight'],
      after: [[1, 2, 3], [], [4]],
      above: 0,
    },
    { name: 'there and back', id: 1, keys: ['ArrowRight', 'ArrowLeft'], after: COLUMNS, above: 0 },
  ])('$name', ({ id, keys, after, above }) => {
    expect(columnsAfterDrop(COLUMNS, pressed(id, ...keys))).toEqual(after);
    expect(cardAbove(COLUMNS, pressed(id, ...keys))).toBe(above);
  });

  test('other keys return null', () => {
    expect(dragByKey(COLUMNS, lifted(1), 'Enter')).toBeNull();
  });
});

test('a pointer outside the board is limited to its edge', () => {
  expect(dragTo(COLUMNS, lifted(1), { column: 9, index: 9 }).to).toEqual({ column: 2, index: 0 });
});
