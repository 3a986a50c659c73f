import { describe, expect, it } from 'vitest';
import { readAmount, readCount } from './typed-numbers.ts';

describe('an amount is one whole number or nothing (D-540)', () => {
  it.each<[string, string]>([
    ['', ''],
    ['  ', ''],
    ['0', '0'],
    ['1500000', '1500000'],
    ['1,500,000', '1500000'],
    ['0001500', '1500'],
    ['1,500,000.00', '1500000'],
    ['1 500 000', '1500000'],
    ['１，５００，０００', '1500000'],
    ['\u00a01,500,000\u200b ', '1500000'],
    ['₩1,500,000', '1500000'],
    ['￦ 1,500,000', '1500000'],
    ['\\1,500,000', '1500000'],
    ['1,500,000원', '1500000'],
    ['금 1,500,000 원정', '1500000'],
    ['KRW 1,500,000', '1500000'],
    ['+250,000', '250000'],
    ['150만', '1500000'],
    ['150만 원', '1500000'],
    ['1.5억', '150000000'],
    ['1억 5천만', '150000000'],
    ['1억5000만원', '150000000'],
    ['2천5백만', '25000000'],
    ['1.5천만', '15000000'],
    ['3백만', '3000000'],
    ['1,200만원', '12000000'],
    ['150만5000', '1505000'],
    ['-0', '0'],
  ])('%j is %s', (typed, digits) => {
    expect([readAmount(typed), readAmount(typed, true)]).toEqual([digits, digits]);
  });

  it.each([
    '-250,000',
    '−250,000',
    '－250,000',
    '–250,000',
    '250,000-',
    '(250,000)',
    '(250,000)원',
    '△250,000',
    '▲250,000',
    '▲ 25만',
    '-₩250,000',
    '₩-250,000',
    '-250,000.00',
  ])('%s is a deduction, and no amount where there is none', (typed) => {
    expect([readAmount(typed, true), readAmount(typed)]).toEqual(['-250000', undefined]);
  });

  it.each([
    '-',
    '--1',
    '-(250,000)',
    '△-250,000',
    '1500000.5',
    '1,5',
    '15,00,000',
    '1.500.000',
    '150 000',
    '1,500,000원 ~ 2,000,000원',
    '1,500,000 × 2',
    '1,500,000 / 2,000,000',
    '1,500,000\t2,000,000',
    '150만 200만',
    '1.55555만',
    '만원',
    '약 150만',
    '150만 (VAT 포함)',
    '1e3',
    '100²',
    '①',
    'Infinity',
    '1'.repeat(61),
  ])('%s is none', (typed) => {
    expect([readAmount(typed), readAmount(typed, true)]).toEqual([undefined, undefined]);
  });

  it('a long text takes no longer than it is long', () => {
    for (const sign of ['1', ',', ' ', '-', '천', '(', '원', '₩'])
      expect(readAmount(sign.repeat(200_000))).not.toBe('1');
  });
});

describe('a count is one whole number or nothing (D-540)', () => {
  it.each<[string, string]>([
    ['', ''],
    ['3', '3'],
    ['2.0', '2'],
    ['1,000', '1000'],
    ['２', '2'],
    ['3명', '3'],
    ['10 개', '10'],
    ['5EA', '5'],
    ['70%', '70'],
  ])('%j is %s', (typed, digits) => {
    expect(readCount(typed)).toBe(digits);
  });

  it.each(['2.5', '3~4', '2-3', '-1', '1 2', '3만', '두 명', '2명 3명', '1/2'])('%s is none', (typed) => {
    expect(readCount(typed)).toBeUndefined();
  });
});
