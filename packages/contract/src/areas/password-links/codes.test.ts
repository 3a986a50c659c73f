import { expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, shownCode, typedCode } from './codes.ts';

const CODE = 'ABCDE12345FGHJK67890';

it.each([
  ['ABCDE-12345-FGHJK-67890', CODE],
  ['abcde 12345 fghjk 67890', CODE],
  ['ABCDEl2345fghjk6789O', CODE],
  [' abcde–12345—fghjk_67890 ', CODE],
])('a code is read as it is typed from paper: %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

it('a code is shown in four groups, and read back from them', () => {
  expect(shownCode(CODE)).toBe('ABCDE-12345-FGHJK-67890');
  expect(typedCode(shownCode(CODE))).toBe(CODE);
});

it('no two signs of a code look alike, and a code has 100 bits', () => {
  expect(typedCode(CODE_SIGNS)).toBe(CODE_SIGNS);
  expect(CODE_LENGTH * Math.log2(CODE_SIGNS.length)).toBe(100);
});
