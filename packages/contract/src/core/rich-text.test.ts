import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBlankMarkup, isBounded, picturesIn, plainText, RICH_LIMIT, RICH_TEXT } from './rich-text.ts';

afterEach(() => vi.restoreAllMocks());

describe('the text of markup', () => {
  it.each([
    ['<p>안녕<strong>하세요</strong></p><p>둘째</p>', '안녕하세요 둘째'],
    ['<table><tbody><tr><td>가</td><td>나</td></tr></tbody></table>', '가 나'],
    ['줄<br />바꿈<hr />끝', '줄 바꿈 끝'],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;d', 'a <b> &amp; "c" d'],
    ['<p> \u200b&nbsp;\ufeff</p>', ''],
    ['<img src="/uploads/Notice/a.png" />', ''],
    ['', ''],
    ['</p <p>가</p <br', '</p 가</p <br'],
  ])('%s reads %j', (markup, text) => {
    expect(plainText(markup)).toBe(text);
    expect(isBlankMarkup(markup)).toBe(text === '');
  });

  it.each([1, 3, 8, 9, 100])('is cut to %d characters', (most) => {
    expect(plainText('<p>안녕하세요</p><p>둘째 &amp; 셋째</p>', most)).toBe('안녕하세요 둘째 & 셋째'.slice(0, most));
  });

  it('is read no further than needed', () => {
    const markup = '<p>안녕</p> '.repeat(100_000);
    const looked = vi.spyOn(RegExp.prototype, 'exec');
    expect(plainText(markup, 5)).toBe('안녕 안녕');
    expect(isBlankMarkup(markup)).toBe(false);
    const onMarkup = looked.mock.calls.filter(([text]) => text === markup);
    expect(onMarkup.length).toBeLessThan(20);
  });
});

describe('the pictures of markup', () => {
  it.each<[string, string[]]>([
    [
      '<img src="/uploads/Notice/a.png" /><p><img alt="x" src="/uploads/Notice/%ED%95%9C.png" /></p>',
      ['a.png', '한.png'],
    ],
    ['<img src="/uploads/Notice/a.png" /><img src="/uploads/Notice/a.png" />', ['a.png']],
    ['<img src="/uploads/Construction/a.png" /><img src="https://a.kr/uploads/Notice/b.png" />', []],
    ['<img src="/uploads/Notice/a/b.png" /><img src="/uploads/Notice/a?b" />', []],
    ['<img src="/uploads/Notice/%E0%A4%A.png" />', ['%E0%A4%A.png']],
  ])('%s shows %j', (markup, names) => {
    expect(picturesIn(markup)).toEqual(names);
  });
});

describe('the limits of markup', () => {
  it.each([
    ['its longest text', 'a'.repeat(RICH_LIMIT.stored), true],
    ['one character more', 'a'.repeat(RICH_LIMIT.stored + 1), false],
    ['its most tags', '<p></p>'.repeat(RICH_LIMIT.tags / 2), true],
    ['one tag more', `${'<p></p>'.repeat(RICH_LIMIT.tags / 2)}<br>`, false],
    ['closing tags alone', '</p>'.repeat(RICH_LIMIT.tags + 1), false],
    ['unclosed closing tags', '</p '.repeat(120_000), false],
    ['broken tags', '<'.repeat(RICH_LIMIT.tags + 1), false],
    ['thirty marks in a row', `a${'\u0301'.repeat(30)}`, true],
    ['thirty-one marks in a row', `a${'\u0301\u0316'.repeat(15)}\u0301`, false],
  ])('%s', (_, markup, isAllowed) => {
    expect(isBounded(markup)).toBe(isAllowed);
  });
});

describe('the allow-list', () => {
  const { styles, attributes } = RICH_TEXT;
  it.each([
    ['color', '#fff', true],
    ['color', 'rgb(255, 0, 0)', true],
    ['color', 'rgba(255, 0, 0, 0.5)', true],
    ['color', 'red', true],
    ['color', 'url(x)', false],
    ['color', 'var(--x)', false],
    ['background', '#fff url(x)', false],
    ['text-align', 'center', true],
    ['text-align', 'inherit', false],
    ['font-size', '14px', true],
    ['font-size', '1.25rem', true],
    ['font-size', '999px', false],
    ['font-size', 'calc(1px)', false],
  ])('%s: %s', (property, value, isAllowed) => {
    expect(styles[property]?.test(value)).toBe(isAllowed);
  });

  it.each([
    ['a', 'href', 'https://example.com/가?b=1#c', true],
    ['a', 'href', 'mailto:a@b.kr', true],
    ['a', 'href', 'javascript:alert(1)', false],
    ['a', 'href', '/notices/list', false],
    ['img', 'src', '/uploads/Notice/a.png', true],
    ['img', 'src', '/uploads/Notice/', false],
    ['img', 'src', '//evil.example/uploads/Notice/a.png', false],
    ['img', 'width', '320', true],
    ['img', 'width', '99999', false],
    ['td', 'colspan', '-1', false],
    ['td', 'colwidth', '100,200', true],
  ])('%s %s="%s"', (tag, name, value, isAllowed) => {
    expect(attributes[tag]?.[name]?.test(value)).toBe(isAllowed);
  });
});
