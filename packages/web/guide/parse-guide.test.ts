import { parts } from 'virtual:guide';
import { expect, it } from 'vitest';
import { parseGuide, parseInline, picturesOf } from './parse-guide.ts';

const CHAPTER = `### 수주하기

<!-- id: accept; screens: /projects/companylist /projects/companyview -->

먼저 누른 **한 업체**만
수주합니다.

#### 1. 고릅니다

![목록](images/guide/list.webp)
*지금 수주할 수 있는 것*

1. **수주하기**를 누릅니다.
2. \`Enter\`를 누릅니다.

> “완료되었습니다.”가 나옵니다.`;

const guideOf = (chapter: string): string => `# 도움말\n\n머리말\n\n## 협력업체\n\n${chapter}\n`;

it('a chapter has its screens, its lead, its steps and their blocks', () => {
  const [part] = parseGuide(guideOf(CHAPTER));
  expect(part?.audience).toBe('partner');
  const [chapter] = part?.chapters ?? [];
  expect(chapter).toMatchObject({
    id: 'accept',
    title: '수주하기',
    screens: ['/projects/companylist', '/projects/companyview'],
    lead: [
      { kind: 'text', text: '먼저 누른 ' },
      { kind: 'label', text: '한 업체' },
      { kind: 'text', text: '만 수주합니다.' },
    ],
  });
  expect(chapter?.steps.map(({ id, title }) => [id, title])).toEqual([['step-1', '1. 고릅니다']]);
  expect(chapter?.steps[0]?.blocks.map(({ kind }) => kind)).toEqual(['picture', 'list', 'tip']);
  expect(picturesOf(part ? [part] : [])).toEqual(['images/guide/list.webp']);
});

it('a line is split at labels, keys and messages, and its markup stays text', () => {
  expect(parseInline('`Ctrl K`와 “없음” <img onerror=x>')).toEqual([
    { kind: 'key', text: 'Ctrl K' },
    { kind: 'text', text: '와 ' },
    { kind: 'message', text: '없음' },
    { kind: 'text', text: ' <img onerror=x>' },
  ]);
});

it.each([
  ['a block that the page cannot show', `${CHAPTER}\n\n| a | b |`, 'cannot show'],
  ['a block of HTML', `${CHAPTER}\n\n<script>alert(1)</script>`, 'cannot show'],
  ['a chapter without an id', '### 수주하기\n\n먼저', 'needs a line'],
])('the build refuses %s', (_, chapter, reason) => {
  expect(() => parseGuide(guideOf(chapter))).toThrow(reason);
});

it('the guide of the portal has a part for every reader', () => {
  expect(parts.map(({ audience }) => audience)).toEqual(['staff', 'partner', 'manager']);
  for (const { chapters } of parts) expect(chapters.length).toBeGreaterThan(5);
});
