import { expect, test } from 'vitest';
import { hitLetters } from './highlighted.tsx';

const hits = (title: string, ...words: string[]): string =>
  [...title].map((letter, index) => (hitLetters(title, words)[index] ? letter : '.')).join('');

test('hits are marked as they are, in any case, by initial consonants, and for each word', () => {
  expect(hits('무선 AP 설치', 'ap')).toBe('...AP...');
  expect(hits('무선 AP 설치', 'ㅅㅊ')).toBe('......설치');
  expect(hits('순천 설치 신축', 'ㅅㅊ')).toBe('순천.설치.신축');
  expect(hits('노원 병원 설치', '설치', '노원')).toBe('노원....설치');
  expect(hits('노원', '설치')).toBe('..');
});
