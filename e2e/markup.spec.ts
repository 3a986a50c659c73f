import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const sample = (name: string): string => readFileSync(pathOf(`samples/${name}`), 'utf8');

/** The functions of markup-in-page.ts. */
type Markup = {
  cleaned: (html: string) => string;
  afterPaste: (html: string) => { html: string; lost: number };
  afterPasteOfText: (text: string) => string;
  pastedPictures: (html: string) => { uploaded: string[]; pasted: { html: string; lost: number } };
  afterTyping: (text: string) => string;
};

declare global {
  interface Window {
    markup: Markup;
  }
}

/** One page for all: it holds nothing but the functions. No portal is asked. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  const { outputFiles } = await build({
    entryPoints: [pathOf('../packages/web/test-kit/markup-in-page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'empty', '.css': 'empty' },
  });
  page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
test.afterAll(() => page.close());

const cleaned = (html: string): Promise<string> => page.evaluate((given) => window.markup.cleaned(given), html);
const afterPaste = (html: string): Promise<ReturnType<Markup['afterPaste']>> =>
  page.evaluate((given) => window.markup.afterPaste(given), html);
const afterPasteOfText = (text: string): Promise<string> =>
  page.evaluate((given) => window.markup.afterPasteOfText(given), text);

for (const [what, html, shown] of [
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
] as const) {
  test(`markup is shown without ${what} (TH8)`, async () => {
    expect(await cleaned(html)).toBe(shown);
  });
}
const afterTyping = (text: string): Promise<string> => page.evaluate((given) => window.markup.afterTyping(given), text);

/** Markup of the source program that must not remain. */
const RESIDUE = /class=|mso-|font-|line-height|margin|<o:|<v:|<meta|<style|&nbsp;|windowtext|javascript|on\w+=/i;

test('markup keeps what the allow-list names', async () => {
  const html =
    '<h2>제목</h2><table><tbody><tr><td colspan="2" style="background-color: #ffff00">값</td></tr></tbody></table>' +
    '<p><img src="/uploads/Notice/a.png" alt="약도" width="120"><a href="https://a.example/">링크</a></p>';
  expect(await cleaned(html)).toBe(html);
});

test('from Word: headings, nested lists, merged cells, meaningful colours', async () => {
  const { html, lost } = await afterPaste(sample('word.html.txt'));
  expect(html).not.toMatch(RESIDUE);
  expect(html).toContain('<h1>2026년 동절기 안전 수칙</h1><h2>1. 작업 전</h2>');
  expect(html).toContain(
    '<p style="text-align: center;"><span style="color: rgb(255, 0, 0);"><strong>반드시 확인</strong></span>해 주세요.</p>',
  );
  expect(html).toContain(
    '<ul><li><p>안전모 <u>턱끈</u> 체결</p><ul><li><p>턱끈 없는 안전모는 반납</p></li></ul></li><li><p>사다리 결빙 확인</p></li></ul><p>순서</p>',
  );
  expect(html).toContain(
    '<ol><li><p>점검표 작성</p></li><li><p><a href="https://example.com/safety">보고</a></p></li></ol>',
  );
  expect(html).toContain(
    '<tr><td colspan="2" style="background-color: rgb(217, 226, 243);"><p style="text-align: center;"><strong>구분</strong></p></td></tr>',
  );
  expect(lost).toBe(1);
});

test("from Excel: merged cells, backgrounds and the style sheet's classes", async () => {
  const { html, lost } = await afterPaste(sample('excel.html.txt'));
  expect(html).not.toMatch(RESIDUE);
  expect(html).toBe(
    '<table><tbody>' +
      '<tr><td colspan="2" style="background-color: rgb(255, 255, 0);"><p style="text-align: center;"><strong>지역별 단가</strong></p></td>' +
      '<td rowspan="2" style="background-color: rgb(255, 255, 0);"><p style="text-align: center;"><strong>비고</strong></p></td></tr>' +
      '<tr><td><p>서울</p></td><td><p style="text-align: right;">1,500,000</p></td></tr>' +
      '<tr><td><p>부산</p></td><td><p style="text-align: right;">1,800,000</p></td>' +
      '<td><p><span style="color: rgb(255, 0, 0);">협의<br>필요</span></p></td></tr>' +
      '</tbody></table>',
  );
  expect(lost).toBe(0);
});

test('from Hangul: a heading in its colour, a table inside a paragraph, no fonts', async () => {
  const { html, lost } = await afterPaste(sample('hangul.html.txt'));
  expect(html).not.toMatch(RESIDUE);
  expect(html).toContain(
    '<p style="text-align: center;"><span style="color: rgb(0, 0, 255);"><strong>협력업체 간담회 안내</strong></span></p><p></p><p>1. 일시',
  );
  expect(html).toContain('14:00 <u>본사 대회의실</u></p>');
  expect(html).toContain(
    '<tr><td rowspan="2" style="background-color: rgb(229, 229, 229);"><p style="text-align: center;"><strong>시간</strong></p></td><td><p>14:00 인사</p></td></tr><tr><td><p>14:30 질의응답</p></td></tr></tbody></table>',
  );
  expect(lost).toBe(1);
});

test('from a web page: no scripts, no hidden text, no empty links, no pictures of other sites', async () => {
  const { html, lost } = await afterPaste(sample('web.html.txt'));
  expect(html).not.toMatch(RESIDUE);
  expect(html).not.toMatch(/광고|공유|<img|alert/);
  expect(html).toContain(
    '<h1>태풍 대비 요령</h1><p>강풍이 불면 <span style="color: rgb(194, 47, 47);"><strong>작업을 중지</strong></span>합니다.</p>',
  );
  expect(html).toContain('<a href="https://www.example.com/typhoon?a=1&amp;b=2">기상청</a>과 여기, 이곳에');
  expect(html).toContain(
    '<ul><li><p>창문 고정</p></li><li><p>자재 결박</p><ol><li><p>밧줄</p></li></ol></li></ul><blockquote><p>무리하지 말 것</p></blockquote>',
  );
  expect(html).toContain('<h4>끝</h4>');
  expect(lost).toBe(1);
});

for (const [html, text] of [
  ["<ul><li><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>첫째</li></ul>", '첫째'],
  ["<ul><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>· 첫째</li></ul>", '첫째'],
  ["<ul><li><p style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·</span>첫째</p></li></ul>", '첫째'],
  ["<p style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·&nbsp;&nbsp;</span>첫째</p>", '첫째'],
  ["<p style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'>l&nbsp;</span>첫째</p>", '첫째'],
  ['<ul><li>\uf0b7 첫째</li></ul>', '첫째'],
  ['<ul><li>l자 배관</li></ul>', 'l자 배관'],
  ['<ul><li>-5도에서</li></ul>', '-5도에서'],
] as const) {
  test(`from Outlook: an item has one bullet, its own: ${html}`, async () => {
    expect((await afterPaste(html)).html).toBe(`<ul><li><p>${text}</p></li></ul>`);
  });
}

test('from an old mail: sizes and colours of font tags', async () => {
  expect((await afterPaste('<p><font size="5" color="red">공지</font> <font size="3">본문</font></p>')).html).toBe(
    '<p><span style="color: rgb(255, 0, 0); font-size: 1.5em;">공지</span> 본문</p>',
  );
});

test('from KakaoTalk: one paragraph per line, links for addresses, escaped characters', async () => {
  const html = await afterPasteOfText(sample('kakaotalk.txt'));
  expect(html).toContain(
    '<p>[김반장] [오전 8:12] 오늘 현장 주소입니다</p><p>서울 강남구 테헤란로 152 &lt;지하 2층&gt;</p>',
  );
  expect(html).toContain(
    '<p><a href="https://map.kakao.com/?q=152&amp;type=1">https://map.kakao.com/?q=152&amp;type=1</a> 참고하세요</p><p></p>',
  );
  expect(html).toContain('네 확인했습니다 &amp; 출발합니다</p>');
});

test('a link ends before a particle, in plain text and in markup, and a Korean page stays a link', async () => {
  const line = 'https://naver.me/abc에서 www.example.com을 https://ko.wikipedia.org/wiki/서울 봐요';
  const linked =
    '<p><a href="https://naver.me/abc">https://naver.me/abc</a>에서 ' +
    '<a href="https://www.example.com">www.example.com</a>을 ' +
    '<a href="https://ko.wikipedia.org/wiki/서울">https://ko.wikipedia.org/wiki/서울</a> 봐요</p>';
  expect(await afterPasteOfText(line)).toBe(linked);
});

for (const [typed, html] of [
  ['https://naver.me/abc에서 ', '<p><a href="https://naver.me/abc">https://naver.me/abc</a>에서 </p>'],
  ['(www.example.com)을 ', '<p>(<a href="https://www.example.com">www.example.com</a>)을 </p>'],
  ['https://a.kr/서울 ', '<p><a href="https://a.kr/서울">https://a.kr/서울</a> </p>'],
  ['그냥 글 ', '<p>그냥 글 </p>'],
] as const) {
  test(`an address that is typed becomes a link at the blank behind it: ${typed}`, async () => {
    expect(await afterTyping(typed)).toBe(html);
  });
}

test('an address becomes a link at the new line behind it', async () => {
  expect(await afterTyping('https://naver.me/abc로\n')).toBe(
    '<p><a href="https://naver.me/abc">https://naver.me/abc</a>로</p><p></p>',
  );
});

test('an embedded picture is uploaded, one of the portal stays, any other is removed', async () => {
  const html =
    '<p><img src="data:image/png;base64,AA=="><img src="/uploads/Notice/a.png" alt="약도" width="120"><img src="/uploads/Construction/b.png"></p>';
  expect(await page.evaluate((given) => window.markup.pastedPictures(given), html)).toEqual({
    uploaded: ['data:image/png;base64,AA=='],
    pasted: {
      html: '<p><img src="blob:http://localhost/1"><img src="/uploads/Notice/a.png" alt="약도" width="120"></p>',
      lost: 1,
    },
  });
});
