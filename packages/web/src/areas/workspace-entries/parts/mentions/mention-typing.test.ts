import { describe, expect, test } from 'vitest';
import { insertMention, mentionedIds, typedMention } from './mention-typing.ts';
import { mentionPieces } from './mentioned-text.tsx';

describe('the text typed after an @', () => {
  test.each([
    ['right after the @', '안녕 @', ''],
    ['letters of a name', '안녕 @이수', '이수'],
    ['at the start', '@김', '김'],
    ['behind a word', '확인부탁@박', '박'],
    ['behind a bracket', '(@', ''],
    ['behind a bracket of another kind', '「@이', '이'],
    ['behind a comma', '이수진,@박', '박'],
    ['not in a mail address', 'kim@naver', null],
    ['not in a mail address with signs', 'kim.su-jin_1+a@nav', null],
    ['not after a space', '@이수진 ', null],
    ['not without an @', '안녕', null],
  ])('%s', (_case, text, typed) => {
    expect(typedMention(text, text.length)).toBe(typed);
  });

  test('the position of the caret counts, not the end of the text', () => {
    expect(typedMention('@이 그리고', 2)).toBe('이');
  });
});

test('a chosen name replaces the typed text, with the caret after it', () => {
  expect(insertMention('안녕 @이 반가워요', 5, '이수진')).toEqual({ text: '안녕 @이수진 반가워요', caret: 8 });
});

test('a person removed from the text is not mentioned', () => {
  const chosen = [
    { userId: 'a', userName: '이수진' },
    { userId: 'b', userName: '박지훈' },
    { userId: 'a', userName: '이수진' },
  ];
  expect(mentionedIds('@이수진 확인', chosen)).toEqual(['a']);
});

describe('mentions of a text', () => {
  test('are found anywhere, the longest name first', () => {
    const pieces = mentionPieces('@김하늘 @김하늘빛 확인', ['김하늘', '김하늘빛']);
    expect(pieces.map(({ text, isMention }) => [text, isMention])).toEqual([
      ['@김하늘', true],
      [' ', false],
      ['@김하늘빛', true],
      [' 확인', false],
    ]);
  });

  test('an @ without a mentioned name is text', () => {
    expect(mentionPieces('메일 a@b.kr', ['김하늘'])).toEqual([{ at: 0, text: '메일 a@b.kr', isMention: false }]);
  });
});
