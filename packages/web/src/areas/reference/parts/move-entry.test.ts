import { expect, it } from 'vitest';
import { moveEntry } from './move-entry.ts';

it.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, 2, 'bca'],
  [0, -1, 'abc'],
  [0, 9, 'bca'],
  [9, 0, 'abc'],
])('from index %i to index %i gives %s', (from, to, expected) => {
  expect(moveEntry(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
