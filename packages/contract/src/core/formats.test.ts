import { describe, expect, it } from 'vitest';
import { amountDigits, inWon, maskName, maskPhone, toYesNo, withSeparators } from './formats.ts';

describe('amounts', () => {
  it.each([
    ['1,500,000', false, '1500000'],
    ['0', false, '0'],
    ['007', false, '7'],
    ['-50000', false, '50000'],
    ['-50,000원', true, '-50000'],
    ['-', true, '-'],
    ['12.5', false, '125'],
    ['없음', true, ''],
  ])('typed as "%s", signed %s: "%s" (OUT-51, OUT-52)', (typed, signed, digits) => {
    expect(amountDigits(typed, signed)).toBe(digits);
  });

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

  it('names the won (OUT-19)', () => {
    expect(inWon('1500000')).toBe('1,500,000 원');
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
