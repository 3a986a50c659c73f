import { plainText } from '@portal/contract/core/rich-text';
import { describe, expect, it } from 'vitest';
import { cleanMarkup } from '#rich-text/clean-markup.ts';
import { excerptOf } from '#rich-text/excerpt.ts';

const MOST = 60;
const clean = (markup: string): string => cleanMarkup(markup) ?? expect.unreachable('the text was refused');

/** Cut at every position. Over the wire an excerpt has 6,000 characters, which is too long for this. */
describe('the excerpt of a text', () => {
  it.each([
    [
      'as many whole blocks as fit',
      `<p>하나</p><ul><li>둘</li></ul><p>${'셋'.repeat(60)}</p>`,
      '<p>하나</p><ul><li>둘</li></ul>',
    ],
    ['text without a block up to the next tag', `하나 <b>둘</b> 셋<p>${'넷'.repeat(60)}</p>`, '하나 <b>둘</b> 셋'],
    ['the text of a first block that does not fit', `<p><b>${'가'.repeat(80)}</b></p>`, `<p>${'가'.repeat(53)}</p>`],
    ['text that has no tag at all', '가'.repeat(80), `<p>${'가'.repeat(53)}</p>`],
    ['no half of an entity', `<p>${'&lt;b&gt; '.repeat(20)}</p>`, `<p>${'&lt;b&gt; '.repeat(5)}</p>`],
    ['text after a horizontal line', `<hr /><p>${'가'.repeat(80)}</p>`, `<p>${'가'.repeat(53)}</p>`],
    ['no half of a character', `<p>${'가'.repeat(52)}${'😀'.repeat(20)}</p>`, `<p>${'가'.repeat(52)}\ufffd</p>`],
  ])('contains %s', (_what, markup, expected) => {
    const excerpt = excerptOf(clean(markup), MOST);
    expect(excerpt).toBe(expected);
    expect(excerpt?.length).toBeLessThanOrEqual(MOST);
    expect(clean(expected)).toBe(expected);
  });

  it('is equal to a text that is no longer than the limit', () => {
    expect(excerptOf('가'.repeat(MOST), MOST)).toBeNull();
  });

  it('is sanitized for tables, lists and marks cut at any position', () => {
    const cell = '<td style="color: red"><a href="https://example.com/가?a=1&amp;b=2">링크</a><br />"&amp;"</td>';
    const markup = clean(
      `<h2>제목</h2><ol start="3"><li><p>가</p></li></ol><table><tbody><tr>${cell}</tr></tbody></table>뒤`,
    );
    for (let most = 10; most < markup.length; most += 1) {
      const excerpt = excerptOf(markup, most) ?? '';
      expect(clean(excerpt)).toBe(excerpt);
      expect(excerpt.length).toBeLessThanOrEqual(most);
      expect(plainText(markup).startsWith(plainText(excerpt))).toBe(true);
    }
  });
});
