import { expect, it } from 'vitest';
import type { GuidePart } from './chapters.ts';
import { searchGuide } from './search-guide.ts';

const text = (line: string) => [{ kind: 'text' as const, text: line }];
const PARTS: GuidePart[] = [
  {
    audience: 'staff',
    title: '직원',
    chapters: [
      {
        id: 'list',
        title: '목록에서 찾기',
        lead: text('상태로 좁힙니다.'),
        screens: [],
        steps: [{ id: 'step-1', title: '1. 자재를 봅니다', blocks: [{ kind: 'text', text: text('수량을 봅니다.') }] }],
      },
      {
        id: 'send',
        title: '자재 보내기',
        lead: text('배송 정보를 넣습니다.'),
        screens: [],
        steps: [
          { id: 'step-1', title: '1. 보냅니다', blocks: [{ kind: 'list', ordered: true, items: [text('송장번호')] }] },
        ],
      },
    ],
  },
];

const places = (typed: string): string[] =>
  searchGuide(PARTS, typed).map(({ chapterId, stepId }) => `${chapterId} ${stepId}`.trim());

it.each([
  ['a word in titles', '자재', ['list step-1', 'send']],
  ['initial consonants', 'ㅅㅈㅂㅎ', ['send step-1']],
  ['a word in the lead', '상태로', ['list']],
  ['all words of one place', '수량 봅니다', ['list step-1']],
  ['words of different places', '수량 송장', []],
  ['nothing typed', '  ', []],
])('finds %s', (_, typed, found) => {
  expect(places(typed)).toEqual(found);
});

it('a title is found before a text, and a text is shown around the word', () => {
  const [first, second] = searchGuide(PARTS, '보');
  expect([first?.excerpt, second?.excerpt]).toEqual(['', '']);
  expect(searchGuide(PARTS, '송장')[0]?.excerpt).toBe('송장번호');
});
