import { expect, it } from 'vitest';
import {
  hasSocialCheckDigit,
  isMasked,
  maskAccount,
  SOCIAL_NUMBER_MASK,
  socialNumberParts,
} from './personal-numbers.ts';

it.each([
  ['900101-1234568', true],
  ['9001011234568', true],
  ['900101-1234567', false],
  ['900101-123456', false],
  ['900101-5234569', false],
  ['', false],
])('the check digit of %s is right: %s', (value, isRight) => {
  expect(hasSocialCheckDigit(value)).toBe(isRight);
});

it('the check digit of a foreigner is two more', () => {
  const valid = Array.from({ length: 10 }, (_, last) => `900101-523456${last}`).filter(hasSocialCheckDigit);
  const citizen = Array.from({ length: 10 }, (_, last) => `900101-123456${last}`).filter(hasSocialCheckDigit);
  expect([valid.length, citizen.length]).toEqual([1, 1]);
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
