import { expect, it } from 'vitest';
import { findAddresses } from './addresses.ts';

it.each([
  ['https://naver.me/abc에서 봐요', 'https://naver.me/abc'],
  ['https://naver.me/abc로 오세요', 'https://naver.me/abc'],
  ['https://naver.me/abc까지', 'https://naver.me/abc'],
  ['https://naver.me/abc확인해주세요', 'https://naver.me/abc'],
  ['https://naver.me/abc밖에요.', 'https://naver.me/abc'],
  ['https://naver.me/abc?a=1&b=2를 보세요', 'https://naver.me/abc?a=1&b=2'],
  ['https://a.kr/3입니다', 'https://a.kr/3'],
  ['https://a.kr/에서', 'https://a.kr/에서'],
  ['www.example.com을', 'www.example.com'],
  ['https://example.com에', 'https://example.com'],
  ['https://example.com:8080은', 'https://example.com:8080'],
  ['(https://a.kr/x)에서', 'https://a.kr/x'],
  ['https://a.kr/x,그리고', 'https://a.kr/x'],
  ['「https://a.kr/x」입니다', 'https://a.kr/x'],
  ['“https://a.kr/x”라고', 'https://a.kr/x'],
  ['https://a.kr/x\u200b 참고', 'https://a.kr/x'],
  ['https://a.kr/x.', 'https://a.kr/x'],
  ['https://ko.wikipedia.org/wiki/서울', 'https://ko.wikipedia.org/wiki/서울'],
  ['https://ko.wikipedia.org/wiki/서울특별시 참고', 'https://ko.wikipedia.org/wiki/서울특별시'],
  ['https://ko.wikipedia.org/wiki/K리그', 'https://ko.wikipedia.org/wiki/K리그'],
  ['https://a.kr/2026년-일정', 'https://a.kr/2026년-일정'],
  ['https://a.kr/도면A동.pdf에서', 'https://a.kr/도면A동.pdf'],
  ['https://a.kr/?q=현장', 'https://a.kr/?q=현장'],
  ['https://한글.한국/길', 'https://한글.한국/길'],
])('%s', (text, address) => expect(findAddresses(text).map((found) => found.text)).toEqual([address]));

it('several addresses, and none in what only looks like one', () => {
  expect(findAddresses('https://a.kr/x에서 www.b.kr까지')).toEqual([
    { at: 0, text: 'https://a.kr/x', href: 'https://a.kr/x' },
    { at: 17, text: 'www.b.kr', href: 'https://www.b.kr' },
  ]);
  expect(findAddresses('http:// www. 과 javascript:alert(1)')).toEqual([]);
});
