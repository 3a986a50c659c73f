import { expect, it } from 'vitest';
import { hasBusinessCheckDigit, withBusinessHyphens } from './kinds.ts';

it.each([
  ['220-81-62517', true],
  ['2208162517', true],
  ['124-81-00998', true],
  ['124-81-00997', false],
  ['124-81-0099', false],
  ['', false],
])('the check digit of %s is right: %s', (value, isRight) => {
  expect(hasBusinessCheckDigit(value)).toBe(isRight);
});

it('a business number is formatted with hyphens', () => {
  expect(withBusinessHyphens('2208162517')).toBe('220-81-62517');
});
