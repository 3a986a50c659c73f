import { describe, expect, test } from 'vitest';
import { mentionAt, mentionedIn, withMention } from './mention-typing.ts';
import { mentionPieces } from './mentioned-text.tsx';

describe('what is typed behind an @', () => {
  test.each([
    ['right behind it', '안녕 @', ''],
    ['letters of a name', '안녕 @이수', '이수'],
    ['at the start', '@김', '김'],
    ['a mail address is none', 'kim@naver', null],
    ['nor what ended with a space', '@이수진 ', null],
    ['nor a text without one', '안녕', null],
  ])('%s', (_case, text, typed) => {
    expect(mentionAt(text, text.length)).toBe(typed);
  });

  test('the caret decides, not the end of the text', () => {
    expect(mentionAt('@이 그리고', 2)).toBe('이');
  });
});

test('a chosen name takes the place of what was typed, and writing goes on behind it', () => {
  expect(withMention('안녕 @이 반가워요', 5, '이수진')).toEqual({ text: '안녕 @이수진 반가워요', caret: 8 });
});

test('who was taken out of the text is not mentioned', () => {
  const chosen = [
    { userId: 'a', userName: '이수진' },
    { userId: 'b', userName: '박지훈' },
    { userId: 'a', userName: '이수진' },
  ];
  expect(mentionedIn('@이수진 확인', chosen)).toEqual(['a']);
});

describe('mentions of a text', () => {
  test('stand out wherever they stand, the longest name first', () => {
    const pieces = mentionPieces('@김하늘 @김하늘빛 확인', ['김하늘', '김하늘빛']);
    expect(pieces.map(({ text, isMention }) => [text, isMention])).toEqual([
      ['@김하늘', true],
      [' ', false],
      ['@김하늘빛', true],
      [' 확인', false],
    ]);
  });

  test('an @ that names nobody mentioned is text', () => {
    expect(mentionPieces('메일 a@b.kr', ['김하늘'])).toEqual([{ at: 0, text: '메일 a@b.kr', isMention: false }]);
  });
});
