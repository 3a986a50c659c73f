// @vitest-environment jsdom
// The test parses markup of other programs, which needs a parser that works like a browser's.
import { describe, expect, it } from 'vitest';
import { cleanNodes } from './clean-html.ts';

function cleaned(html: string): string {
  const container = document.createElement('div');
  container.append(cleanNodes(html));
  return container.innerHTML;
}

describe('markup is cleaned again before it is shown (TH8)', () => {
  it.each([
    ['a script', '<p>가<script>alert(1)</script></p>', '<p>가</p>'],
    ['a handler', '<p onclick="alert(1)">가</p>', '<p>가</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">가</a>', '<a>가</a>'],
    ['a frame', '<iframe src="https://a.example"></iframe>나', '나'],
    ['a foreign picture', '<img src="https://a.example/x.png" alt="가">', '<img alt="가">'],
    ['a picture of another area', '<img src="/uploads/Construction/x.png" alt="가">', '<img alt="가">'],
    ['a class and an id', '<p class="x" id="y" data-z="1">가</p>', '<p>가</p>'],
    [
      'a style that loads or covers',
      '<p style="position: fixed; background: url(/x); text-align: right">가</p>',
      '<p style="text-align: right">가</p>',
    ],
    ['a form', '<form action="/x"><input name="a"></form>가', '가'],
  ])('without %s', (_, html, shown) => {
    expect(cleaned(html)).toBe(shown);
  });

  it('keeps what the allow-list names', () => {
    const html =
      '<h2>제목</h2><table><tbody><tr><td colspan="2" style="background-color: #ffff00">값</td></tr></tbody></table>' +
      '<p><img src="/uploads/Notice/a.png" alt="약도" width="120"><a href="https://a.example/">링크</a></p>';
    expect(cleaned(html)).toBe(html);
  });
});
