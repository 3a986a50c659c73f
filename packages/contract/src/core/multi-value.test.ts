import { describe, expect, it } from 'vitest';
import { firstAndOthers, joinValues, pairValues, splitValues } from './multi-value.ts';

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

  it('what was joined is found again', () => {
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
