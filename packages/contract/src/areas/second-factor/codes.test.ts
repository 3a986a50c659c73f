import { expect, it } from 'vitest';
import { isCode, plainCode, shownCode } from './codes.ts';

it.each([
  ['totp', '123456', true],
  ['totp', ' 123 456 ', true],
  ['totp', '12345', false],
  ['totp', '1234567', false],
  ['totp', '12345a', false],
  ['totp', '１２３４５６', false],
  ['totp', '', false],
  ['recovery', 'abcd-efgh-jkmn', true],
  ['recovery', 'ABCD EFGH JKMN', true],
  ['recovery', 'abcdefghjkmn', true],
  ['recovery', 'abcd-efgh-jkm', false],
  ['recovery', 'abcd-efgh-jkmo', false],
  ['recovery', '123456', false],
] as const)('%s %s could be a code: %s', (kind, typed, could) => {
  expect(isCode(kind, typed)).toBe(could);
});

it('a code is shown in groups of four and can be typed in groups too', () => {
  expect(shownCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn');
  expect(plainCode(shownCode('abcdefghjkmn'))).toBe('abcdefghjkmn');
});
