import { expect, it } from 'vitest';
import { Board, boardOf } from './boards.ts';

it.each([
  ['project', Board.Project],
  [' PROJECT ', Board.Project],
  ['construction', Board.Project],
  ['project-mize', Board.Internal],
  ['user', Board.Users],
  ['mizenotice', Board.Notice],
  ['notice-mize', Board.Notice],
  ['manager', Board.Manager],
  ['', undefined],
  ['toString', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('"%s" is resolved to the board %s (D-91)', (text, board) => {
  expect(boardOf(text)).toBe(board);
});
