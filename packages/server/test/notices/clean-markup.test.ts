import { RICH_LIMIT, RICH_TEXT } from '@portal/contract/core/rich-text';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it, vi } from 'vitest';
import { cleanMarkup } from '#rich-text/clean-markup.ts';
import { ATTACKS } from './attack-corpus.ts';

const clean = (markup: string): string => cleanMarkup(markup) ?? expect.unreachable('the text was refused');

type Node = DefaultTreeAdapterTypes.Node;

const attributeProblem = (tag: string, { name, value }: { name: string; value: string }): string[] => {
  if (name !== 'style') return RICH_TEXT.attributes[tag]?.[name]?.test(value) ? [] : [`${name}=${value}`];
  return value.split('; ').filter((declaration) => {
    const [property = '', ...rest] = declaration.split(': ');
    return !RICH_TEXT.styles[property]?.test(rest.join(': '));
  });
};

/** Parses markup as a browser does. Returns the elements and attributes that the allow-list lacks. */
function unknownIn(node: Node): string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(unknownIn) : [];
  if (node.nodeName.startsWith('#')) return node.nodeName === '#comment' ? ['comment', ...inside] : inside;
  const isKnown = RICH_TEXT.tags.includes(node.nodeName);
  const attributes = 'attrs' in node ? node.attrs.flatMap((one) => attributeProblem(node.nodeName, one)) : [];
  return [...(isKnown ? [] : [node.nodeName]), ...attributes, ...inside];
}

describe('the sanitizer of rich text (TH8)', () => {
  it('the corpus has its full size', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(150);
  });

  it.each(ATTACKS)('%s leaves nothing outside the allow-list', (attack) => {
    for (const sent of [attack, `<p>앞${attack}뒤</p>`, `<table><tbody><tr><td>${attack}</td></tr></tbody></table>`]) {
      const stored = clean(sent);
      expect(unknownIn(parseFragment(stored))).toEqual([]);
      expect(stored).not.toMatch(/<[^>]*(?:script|onerror|onload|expression|evil\.example\/x)/i);
      // Sanitizing the result again changes nothing, so nothing can hide from a second pass.
      expect(clean(stored)).toBe(stored);
    }
  });

  it.each([
    ['<p style="text-align: center">가운데 <strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>취소</s></p>'],
    ['<h1>큰 제목</h1><h2>중간</h2><h3>작은</h3><ul><li><p>하나</p></li></ul><ol start="3"><li><p>셋</p></li></ol>'],
    [
      '<p><span style="color: rgb(255, 0, 0); font-size: 14px">빨강</span> <a href="https://example.com/a?b=1&amp;c=2">주소</a></p>',
    ],
    [
      '<table><colgroup><col span="2" /></colgroup><tbody><tr><th colspan="2" rowspan="1" colwidth="100,200"><p>제목</p></th></tr></tbody></table>',
    ],
    ['<blockquote><p>인용</p></blockquote><pre><code>a &lt; b</code></pre><hr /><p>줄<br />바꿈</p>'],
    ['<img src="/uploads/Notice/20261120150000000_a.png" alt="배치도" width="320" />'],
    ['<p><a href="mailto:a@b.kr">메일</a> <a href="tel:02-123-4567">전화</a></p>'],
  ])('%s is unchanged', (markup) => {
    expect(clean(markup)).toBe(markup);
  });

  it.each([
    ['<div>앞</div><del>지움</del><h5>작게</h5>', '<p>앞</p><s>지움</s><h4>작게</h4>'],
    ['<p class="MsoNormal" style="mso-x: 1; color: red"><o:p>글</o:p></p>', '<p style="color: red">글</p>'],
    ['<style>p{}</style><title>제목</title><p>글</p>', '<p>글</p>'],
    ['<a href="https://a.kr" target="_blank" rel="x">글</a>', '<a href="https://a.kr">글</a>'],
    ['ㅎㅏㄴ'.normalize('NFD'), 'ㅎㅏㄴ'],
    ['<p>앞<img><img alt="x" width="3">뒤</p>', '<p>앞뒤</p>'],
    [`<a href="https://a.kr/${'b'.repeat(2000)}">글</a>`, '<a>글</a>'],
  ])('%s becomes %s', (sent, stored) => {
    expect(clean(sent)).toBe(stored);
  });

  it.each([
    ['tags that lie too deep within one another', '<b>'.repeat(RICH_LIMIT.nested + 1)],
    ['the same between broken ends', '<b></i>'.repeat(RICH_LIMIT.nested + 1)],
    ['the same behind ends that a comment holds', '<b><!--</b>-->'.repeat(RICH_LIMIT.nested + 1)],
    ['tags whose end is looked for through all the text', '<noscript></p>'.repeat(11)],
    ['characters that cleaning makes five', '&'.repeat(RICH_LIMIT.stored)],
    ['marks that come as entities', `a${'&#769;&#790;'.repeat(16)}`],
  ])('%s are refused', (_what, markup) => {
    expect(cleanMarkup(markup)).toBeUndefined();
  });

  it('tags below the maximum depth are replaced by their contents', () => {
    const { depth, nested } = RICH_LIMIT;
    expect(clean(`${'<b>'.repeat(nested)}글`)).toBe(`${'<b>'.repeat(depth)}글${'</b>'.repeat(depth)}`);
  });

  it('many pictures without an address do not multiply the work', () => {
    const pieces = vi.spyOn(String.prototype, 'substring');
    clean(`<p>${'<img>글'.repeat(1000)}</p>`);
    const copied = pieces.mock.calls.length;
    pieces.mockRestore();
    expect(copied).toBeLessThan(10);
  });
});
