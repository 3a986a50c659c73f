import { describe, expect, it } from 'vitest';
import {
  firstAndOthers,
  joinValues,
  maskName,
  maskPhone,
  pairValues,
  quantityText,
  splitValues,
  toYesNo,
  withSeparators,
} from './formats.ts';

describe('amounts', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['123456789012', '123,456,789,012'],
    ['-50000', '-50,000'],
    [1_500_000, '1,500,000'],
  ])('%s with separators: %s', (amount, shown) => {
    expect(withSeparators(amount)).toBe(shown);
  });
});

describe('what another company sees (D-46)', () => {
  it.each([
    ['김하늘', '김**'],
    ['한빛설비', '한**'],
    ['A', 'A**'],
    ['𠮷田', '𠮷**'],
    ['', ''],
  ])('of the name "%s": "%s"', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it.each([
    ['010-1234-5678', '***-****-****'],
    ['', ''],
  ])('of the phone "%s": "%s"', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

it.each([
  [true, 'Y'],
  [false, 'N'],
])('%s travels as %s', (value, letter) => {
  expect(toYesNo(value)).toBe(letter);
});

describe('several values in one text (DATA-47)', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a^b', ['a', 'b']],
    ['^a^^ b ^', ['a', 'b']],
    ['^', []],
  ])('"%s" holds %j', (text, values) => {
    expect(splitValues(text)).toEqual(values);
  });

  it('joined values can be split again', () => {
    expect(splitValues(joinValues(['2026-11-23', '2026-11-25']))).toEqual(['2026-11-23', '2026-11-25']);
  });

  it.each([
    ['', ''],
    ['김하늘', '김하늘'],
    ['김하늘^이바다', '김하늘 외 1명'],
    ['김하늘^이바다^박산', '김하늘 외 2명'],
  ])('"%s" in short: "%s" (OUT-21)', (text, short) => {
    expect(firstAndOthers(text)).toBe(short);
  });
});

describe('two lists side by side (D-52)', () => {
  it.each([
    [
      'a^b',
      '1^2',
      [
        { first: 'a', second: '1' },
        { first: 'b', second: '2' },
      ],
    ],
    [
      'a^b',
      '^2',
      [
        { first: 'a', second: '' },
        { first: 'b', second: '2' },
      ],
    ],
    [
      'a^b',
      '1',
      [
        { first: 'a', second: '1' },
        { first: 'b', second: '' },
      ],
    ],
    ['', '1', []],
  ])('%s beside %s: a blank second keeps its place', (firsts, seconds, pairs) => {
    expect(pairValues(firsts, seconds)).toEqual(pairs);
  });
});

it.each([
  [1200, undefined, '1,200개'],
  [12, '', '12개'],
  [3, 'BOX', '3BOX'],
])('%s of a material with the unit %s is %s (D-692)', (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text);
});
