import { expect, it } from 'vitest';
import { UserType } from '../../core/actor.ts';
import { kindsFor } from '../notify/choices.ts';
import {
  fallbackText,
  fillTemplate,
  SHORT_BYTES,
  TALK_KINDS,
  type TalkValues,
  talkSheet,
  talkTemplate,
  textBytes,
} from './templates.ts';

const VALUES: TalkValues = {
  회사: '마이즈',
  제목: '새 일감',
  이름: '한지우',
  대상: '송도 무선 AP 설치',
  내용: '인천 · 12-03 (목) 외 3일 · 20,400,000 원',
  링크: 'https://portal.example.com/projects/companyview/7',
};

it('every kind that contractors choose has a template', () => {
  expect([...TALK_KINDS].sort()).toEqual(kindsFor(UserType.Partner).sort());
});

it('the sheet and the message have the same text, line by line (D-417)', () => {
  for (const kind of TALK_KINDS) {
    const { text } = talkTemplate(kind);
    expect(talkSheet()).toContain(text);
    const filled = fillTemplate(text, VALUES)?.split('\n');
    expect(filled).toHaveLength(text.split('\n').length);
    expect(filled?.at(-1)).toMatch(/^※ 이 메시지는 .+ 알림톡을 신청하신 분께 발송됩니다$/);
    expect(filled?.join()).not.toContain('#{');
  }
});

it('a variable without a text is never sent', () => {
  const { text } = talkTemplate('offer');
  for (const name of ['회사', '제목', '이름', '대상', '내용'] as const) {
    expect(fillTemplate(text, { ...VALUES, [name]: ' ' })).toBeUndefined();
  }
  expect(fillTemplate(talkTemplate('notice').text, { ...VALUES, 내용: '' })).toBeDefined();
  expect(fillTemplate('#{모름}', VALUES)).toBeUndefined();
});

it('a value brings no line break and no further variable', () => {
  const { text } = talkTemplate('offer');
  const filled = fillTemplate(text, { ...VALUES, 대상: '한 줄\n두 줄 #{이름}' });
  expect(filled?.split('\n')).toHaveLength(text.split('\n').length);
  expect(filled).toContain('■ 일감: 한 줄 두 줄 #{이름}');
});

it('bytes are counted as in EUC-KR', () => {
  expect(textBytes('abc 123')).toBe(7);
  expect(textBytes('가나다·→')).toBe(10);
  expect(textBytes(fallbackText({ ...VALUES, 대상: '송도 무선 AP', 내용: '인천' }))).toBeLessThanOrEqual(SHORT_BYTES);
});
