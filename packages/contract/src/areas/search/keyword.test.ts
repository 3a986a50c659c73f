import { expect, test } from 'vitest';
import { searchWords } from './keyword.ts';

const cases: readonly [string, string[]][] = [
  ['설치', ['설치']],
  ['ㅅㅊ', ['ㅅㅊ']],
  // A keyboard joins two consonants.
  ['ㄳ', ['ㄱㅅ']],
  ['ㅅㄳ', ['ㅅㄱㅅ']],
  // The next syllable is being typed.
  ['설치ㄱ', ['설치']],
  ['설ㅊ', []],
  ['노원  설치', ['노원', '설치']],
  ['AP 설치', ['ap', '설치']],
  ['1 층', []],
  ['1 층 설치', ['1', '층', '설치']],
  ['설치 설치', ['설치']],
  ['', []],
  ['설', []],
  ['\u1109\u1165\u11AF\u110E\u1175', ['설치']],
  ['가나 다라 마바 사아 자차 카타 파하', ['가나', '다라', '마바', '사아', '자차', '카타']],
];

test.each(cases)('the keyword %j has the words %j', (keyword, words) => {
  expect(searchWords(keyword)).toEqual(words);
});
