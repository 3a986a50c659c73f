import { describe, expect, it } from 'vitest';
import { isBlank } from './forms.ts';
import { foldedText, nameKey, readSearchKey, withoutCompanyForm } from './search-key.ts';

const UNSEEN = ['\u200b', '\u200c', '\u2060', '\u200e', '\u00ad', '\u2068', '\u2069', '\u3164', '\ufeff', '\u2800'];

describe('signs that show nothing (D-542, D-543)', () => {
  it.each(UNSEEN)('%j is no part of a key, and no text by itself', (sign) => {
    expect(readSearchKey(`${sign}설${sign}치 `)).toBe('설치');
    expect(nameKey(`한빛${sign}설비`)).toBe('한빛설비');
    expect(isBlank(`${sign} ${sign}`)).toBe(true);
  });

  it.each(['\u115f', '\uffa0', '\u00a0', '\u3000', ' '])('%j is no text', (sign) => {
    expect(isBlank(sign)).toBe(true);
  });

  it.each(['가', '.', '👨‍👩‍👧', 'ㅇ'])('%s is a text', (sign) => {
    expect(isBlank(sign)).toBe(false);
  });
});

it.each([
  ['\u00a0설치\u3000 공사\t', '설치 공사'],
  ['', ''],
])('the key %j is %j', (typed, key) => {
  expect(readSearchKey(typed)).toBe(key);
});

it.each([
  ['㈜한마음', '(주)한마음'],
  ['ＣＣＴＶ', 'cctv'],
  ['ＳＧ－５００', 'sg-500'],
  ['ㅅㅊ', 'ㅅㅊ'],
  ['㈜ㅅㅊ', '(주)ㅅㅊ'],
])('%s is folded to %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});

it.each([
  ['(주)한빛설비', '한빛설비'],
  ['한빛설비(주)', '한빛설비'],
  ['주식회사 한빛', '한빛'],
  ['한빛 주식회사', '한빛'],
  ['(주)', '(주)'],
  ['주식회사', '주식회사'],
  ['주식', '주식'],
])('%s without its form is %s', (name, bare) => {
  expect(withoutCompanyForm(name)).toBe(bare);
});

it.each([
  ['㈜ 한마음', '(주)한마음', true],
  ['ＣＣＴＶ', 'CCTV', true],
  ['한빛 설비', '한빛설비', true],
  ['(주)한빛', '한빛', false],
  ['CCTV', 'cctv', false],
])('%s and %s are one name: %s', (one, other, same) => {
  expect(nameKey(one) === nameKey(other)).toBe(same);
});
