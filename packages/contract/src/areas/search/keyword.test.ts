import { expect, test } from 'vitest';
import { searchedRecordNumber, searchWords } from './keyword.ts';

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
  // Signs that show nothing, full width, forms of companies, courtesy (D-542, D-545).
  ['\u200b설\u00ad치\u3164', ['설치']],
  ['ＣＣＴＶ', ['cctv']],
  ['㈜한마음', ['한마음']],
  ['(주)한빛설비', ['한빛설비']],
  ['주식회사 한빛', ['한빛']],
  ['(주)', ['(주)']],
  ['김도현님', ['김도현']],
  ['님', []],
  ['하님', ['하님']],
  // Telephones and business numbers as the index has them.
  ['010-1234-5678', ['01012345678']],
  ['+82 10-1234-5678', ['01012345678']],
  ['02)555-1234', ['025551234']],
  ['1234-5678', ['12345678']],
  ['123-45-67890', ['1234567890']],
  ['2026-12-05', ['2026-12-05']],
  ['2026 2027', ['2026', '2027']],
  ['가나 다라 마바 사아 자차 카타 파하', ['가나', '다라', '마바', '사아', '자차', '카타']],
];

test.each(cases)('the keyword %j has the words %j', (keyword, words) => {
  expect(searchWords(keyword)).toEqual(words);
});

test.each([
  ['289', '289'],
  [' #7 ', '7'],
  ['２８９', '289'],
  ['7', undefined],
  ['289호', undefined],
  ['1234567890', undefined],
])('the keyword %j names the record %s', (keyword, number) => {
  expect(searchedRecordNumber(keyword)).toBe(number);
});
