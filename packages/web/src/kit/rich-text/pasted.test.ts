// @vitest-environment jsdom
// The test parses markup of other programs, which needs a parser that works like a browser's.
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { richTextExtensions } from './extensions.ts';
import { createImageUploads } from './image-uploads.ts';
import { pastedHtml } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';
import excel from './samples/excel.html.txt?raw';
import hangul from './samples/hangul.html.txt?raw';
import kakaotalk from './samples/kakaotalk.txt?raw';
import web from './samples/web.html.txt?raw';
import word from './samples/word.html.txt?raw';

const uploads = createImageUploads(() => Promise.resolve(''));

/** The editor's HTML after a paste, and the number of pictures that were lost. */
function afterPaste(html: string): { html: string; lost: number } {
  const pasted = pastedHtml(html, () => '');
  const editor = new Editor({ extensions: richTextExtensions(uploads), content: pasted.html, injectCSS: false });
  const text = editor.getHTML();
  editor.destroy();
  return { html: text, lost: pasted.lost };
}

/** Markup of the source program that must not remain. */
const RESIDUE = /class=|mso-|font-|line-height|margin|<o:|<v:|<meta|<style|&nbsp;|windowtext|javascript|on\w+=/i;

describe('pasted content is cleaned', () => {
  it('from Word: headings, nested lists, merged cells, meaningful colours', () => {
    const { html, lost } = afterPaste(word);
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

  it("from Excel: merged cells, backgrounds and the style sheet's classes", () => {
    const { html, lost } = afterPaste(excel);
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

  it('from Hangul: a heading in its colour, a table inside a paragraph, no fonts', () => {
    const { html, lost } = afterPaste(hangul);
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

  it('from a web page: no scripts, no hidden text, no empty links, no pictures of other sites', () => {
    const { html, lost } = afterPaste(web);
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

  it.each([
    ["<ul><li><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>첫째</li></ul>", '첫째'],
    ["<ul><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>· 첫째</li></ul>", '첫째'],
    ["<ul><li><p style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·</span>첫째</p></li></ul>", '첫째'],
    ["<p style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·&nbsp;&nbsp;</span>첫째</p>", '첫째'],
    ["<p style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'>l&nbsp;</span>첫째</p>", '첫째'],
    ['<ul><li>\uf0b7 첫째</li></ul>', '첫째'],
    ['<ul><li>l자 배관</li></ul>', 'l자 배관'],
    ['<ul><li>-5도에서</li></ul>', '-5도에서'],
  ])('from Outlook: an item has one bullet, its own: %s', (html, text) => {
    expect(afterPaste(html).html).toBe(`<ul><li><p>${text}</p></li></ul>`);
  });

  it('from an old mail: sizes and colours of font tags', () => {
    expect(afterPaste('<p><font size="5" color="red">공지</font> <font size="3">본문</font></p>').html).toBe(
      '<p><span style="color: rgb(255, 0, 0); font-size: 1.5em;">공지</span> 본문</p>',
    );
  });

  it('from KakaoTalk: one paragraph per line, links for addresses, escaped characters', () => {
    const { html } = afterPaste(pastedText(kakaotalk));
    expect(html).toContain(
      '<p>[김반장] [오전 8:12] 오늘 현장 주소입니다</p><p>서울 강남구 테헤란로 152 &lt;지하 2층&gt;</p>',
    );
    expect(html).toContain(
      '<p><a href="https://map.kakao.com/?q=152&amp;type=1">https://map.kakao.com/?q=152&amp;type=1</a> 참고하세요</p><p></p>',
    );
    expect(html).toContain('네 확인했습니다 &amp; 출발합니다</p>');
  });

  it('a link ends before a particle, in plain text and in markup, and a Korean page stays a link', () => {
    const line = 'https://naver.me/abc에서 www.example.com을 https://ko.wikipedia.org/wiki/서울 봐요';
    const linked =
      '<p><a href="https://naver.me/abc">https://naver.me/abc</a>에서 ' +
      '<a href="https://www.example.com">www.example.com</a>을 ' +
      '<a href="https://ko.wikipedia.org/wiki/서울">https://ko.wikipedia.org/wiki/서울</a> 봐요</p>';
    expect(afterPaste(pastedText(line)).html).toBe(linked);
  });

  it.each([
    ['https://naver.me/abc에서 ', '<p><a href="https://naver.me/abc">https://naver.me/abc</a>에서 </p>'],
    ['(www.example.com)을 ', '<p>(<a href="https://www.example.com">www.example.com</a>)을 </p>'],
    ['https://a.kr/서울 ', '<p><a href="https://a.kr/서울">https://a.kr/서울</a> </p>'],
    ['그냥 글 ', '<p>그냥 글 </p>'],
  ])('an address that is typed becomes a link at the blank behind it: %s', (typed, html) => {
    const editor = new Editor({ extensions: richTextExtensions(uploads), content: '', injectCSS: false });
    for (const character of typed) editor.view.dispatch(editor.state.tr.insertText(character));
    expect(editor.getHTML()).toBe(html);
    editor.destroy();
  });

  it('an address becomes a link at the new line behind it', () => {
    const editor = new Editor({ extensions: richTextExtensions(uploads), content: '', injectCSS: false });
    editor.view.dispatch(editor.state.tr.insertText('https://naver.me/abc로'));
    editor.commands.splitBlock();
    expect(editor.getHTML()).toBe('<p><a href="https://naver.me/abc">https://naver.me/abc</a>로</p><p></p>');
    editor.destroy();
  });

  it('an embedded picture is uploaded, one of the portal stays, any other is removed', () => {
    const uploaded: string[] = [];
    const pasted = pastedHtml(
      '<p><img src="data:image/png;base64,AA=="><img src="/uploads/Notice/a.png" alt="약도" width="120"><img src="/uploads/Construction/b.png"></p>',
      (data) => {
        uploaded.push(data);
        return 'blob:http://localhost/1';
      },
    );
    expect(uploaded).toEqual(['data:image/png;base64,AA==']);
    expect(pasted).toEqual({
      html: '<p><img src="blob:http://localhost/1"><img src="/uploads/Notice/a.png" alt="약도" width="120"></p>',
      lost: 1,
    });
  });
});
