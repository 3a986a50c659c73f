import { expect, it } from 'vitest';
import { isMasked, isSocialNumber, maskAccount, SOCIAL_NUMBER_MASK, socialNumberParts } from './personal-numbers.ts';

it.each([
  ['900101-1234568', true],
  ['9001011234568', true],
  // Numbers since October 2020 have no check digit.
  ['900101-1234567', true],
  ['201031-3912345', true],
  ['900101-5234561', true],
  ['040229-4000000', true],
  ['900230-1234568', false],
  ['050229-4000000', false],
  ['901301-1234568', false],
  ['900101-9234568', false],
  ['900101-0234568', false],
  ['900101-123456', false],
  ['', false],
])('%s has a real day of birth and a seventh digit of its century: %s (D-250)', (value, isRight) => {
  expect(isSocialNumber(value)).toBe(isRight);
});

it.each([
  ['900101-1234568', { front: '900101', back: '1234568' }],
  ['9001011234568', { front: '900101', back: '1234568' }],
  ['900101-', { front: '900101', back: '' }],
  ['-1234568', { front: '', back: '1234568' }],
  [SOCIAL_NUMBER_MASK, { front: '******', back: '*******' }],
])('%s is split into its two parts (EMP-28)', (value, parts) => {
  expect(socialNumberParts(value)).toEqual(parts);
});

it('a mask shows the last four digits of an account and means unchanged (D-107)', () => {
  expect([maskAccount('110-123-456789'), maskAccount('')]).toEqual(['****6789', '']);
  expect([isMasked('****6789'), isMasked('110-123-456789')]).toEqual([true, false]);
});
