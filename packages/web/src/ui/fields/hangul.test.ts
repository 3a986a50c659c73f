import { expect, it } from 'vitest';
import { findHangul, matchesHangul } from './hangul.ts';

it.each([
  ['한빛설비', 'ㅎㅂ', [0, 2]],
  ['대한방재', 'ㅎㅂ', [1, 3]],
  ['한빛설비', '한ㅂ', [0, 2]],
  ['한빛설비', '한비', [0, 2]],
  ['한빛설비', '설', [2, 3]],
  ['강원', 'ㄱ', [0, 1]],
  ['까치', 'ㄲㅊ', [0, 2]],
  ['CCTV 카메라', 'tv ㅋ', [2, 6]],
] as const)('%s is found by %s', (label, typed, range) => {
  expect(findHangul(label, typed)).toEqual(range);
});

it.each([
  ['한빛설비', 'ㅂㅎ'],
  ['한빛설비', '핝'],
  ['까치', 'ㄱ'],
  ['다온', '다온전기'],
])('%s is not found by %s', (label, typed) => {
  expect(matchesHangul(label, typed)).toBe(false);
});

it('an empty text matches everything', () => {
  expect([matchesHangul('한빛', ''), matchesHangul('한빛', ' ')]).toEqual([true, true]);
});
