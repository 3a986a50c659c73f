import { expect, it } from 'vitest';
import { CATALOGUE, type Facts, NO_FACTS, type NotifyKey, titleOfKey } from './catalogue.ts';
import { describeMessage, digestLines, GATHERED_TEXT, type MessagePart } from './message-text.ts';

const FACTS: Facts = {
  ...NO_FACTS,
  today: '2026-11-24',
  eventDay: '2026-11-24',
  status: 'Y',
  isOwnAward: true,
  areaName: '부산',
  days: ['2026-11-25', '2026-11-27'],
  price: 1_500_000,
  addPrice: -50_000,
  startDay: '2026-11-25',
  people: 4,
  changes: [{ itemName: '프로젝트금액', before: '1,400,000원', after: '1,500,000원' }],
};
const part = (key: NotifyKey, facts: Partial<Facts> = {}, subject = '해운대 CCTV 설치'): MessagePart => ({
  key,
  subject,
  facts: { ...FACTS, ...facts },
});
const UTP = '동래 UTP 배선';

it('several offers are one message with their areas, their days and the range of their amounts', () => {
  const offers: [MessagePart, ...MessagePart[]] = [
    part('offer', { status: 'N' }),
    part('offer', { status: 'N', areaName: '서울', price: 8_650_000, days: ['2026-11-30'] }),
    part('offer', { status: 'N' }),
  ];
  expect(describeMessage(offers)).toEqual({
    title: '새 일감 3건',
    subject: '부산 · 서울',
    line: '11-25 (수) ~ 11-30 (월) · 1,450,000 원 ~ 8,600,000 원',
  });
});

it.each<[string, Partial<Facts>, string, string]>([
  ['is open', { status: 'N' }, '새 일감', '부산 · 11-25 (수) 외 1일 · 1,450,000 원'],
  ['another company has', { status: 'Y', isOwnAward: false }, '마감', '부산 · 11-25 (수) 외 1일'],
  ['was canceled', { status: 'C' }, '마감', '부산 · 11-25 (수) 외 1일'],
  ['the own company has', { status: 'Y' }, '수주한 일감', '11-25 (수) · 1,450,000 원'],
  ['the own company had settled', { status: 'E' }, '수주한 일감', '11-25 (수) · 1,450,000 원'],
])('an offer that %s says %j: %s %s (D-593)', (_what, facts, title, line) => {
  expect(describeMessage([part('offer', facts)])).toMatchObject({ title, line });
});

it('several offers count what is closed by itself, and say the days and amounts of open ones alone', () => {
  const taken = part('offer', { status: 'Y', isOwnAward: false, areaName: '서울', price: 9_999_999 });
  expect(describeMessage([part('offer', { status: 'N' }), taken, part('offer')])).toEqual({
    title: '새 일감 1건 · 마감 1건 · 수주한 일감 1건',
    subject: '부산',
    line: '11-25 (수) ~ 11-27 (금) · 1,450,000 원',
  });
  expect(describeMessage([taken, taken])).toEqual({ title: '마감 2건', subject: '서울', line: '' });
});

it('two saves that are gathered keep every change with both values, and name their projects', () => {
  const two = [
    { itemName: '프로젝트 시작일', before: '2026-11-25, 2026-11-26', after: '2026-11-27' },
    { itemName: '추가금액', before: '0원', after: '−50,000원' },
    { itemName: '비고', before: '하나', after: '둘' },
  ];
  expect(describeMessage([part('change'), part('change', { changes: two })])).toEqual({
    title: '계약 변경 2건',
    subject: '해운대 CCTV 설치',
    line: [
      '프로젝트금액 1,400,000 원 → 1,500,000 원',
      '프로젝트 시작일 11-25 (수), 11-26 (목) → 11-27 (금)',
      '추가금액 0 원 → −50,000 원',
      '내용 변경',
    ].join('\n'),
  });
  expect(describeMessage([part('change'), part('withdrawn', {}, UTP)])).toEqual({
    title: '계약 변경 2건',
    subject: '해운대 CCTV 설치 외 1건',
    line: `해운대 CCTV 설치: 프로젝트금액 1,400,000 원 → 1,500,000 원\n${UTP}: 수주철회 · 프로젝트가 철회되었습니다`,
  });
});

it('gathered messages carry their days and amounts', () => {
  expect(describeMessage([part('settled'), part('invoiced', { price: 900_000 }, UTP)]).line).toBe(
    `해운대 CCTV 설치: 정산완료 · 1,450,000 원\n${UTP}: 계산서 발급확인 · 850,000 원`,
  );
  expect(describeMessage([part('tomorrow'), part('tomorrow', { people: 2 }, UTP)])).toEqual({
    title: '내일 시작 2건',
    subject: '해운대 CCTV 설치 외 1건',
    line: `해운대 CCTV 설치: 내일 시작 · 11-25 (수) · 4명\n${UTP}: 내일 시작 · 11-25 (수) · 2명`,
  });
});

it('says the same line once, and ends where a push ends', () => {
  expect(describeMessage([part('commented'), part('commented')]).line).toBe('새 댓글 · 댓글을 확인해주세요');
  const many = Array.from({ length: 40 }, (_, index) => part('settled', {}, `현장 ${index} ${'가'.repeat(60)}`));
  const { line } = describeMessage([part('settled'), ...many]);
  expect(line.length).toBeLessThan(GATHERED_TEXT + 10);
  expect(line).toMatch(/\n외 \d+건$/);
});

it.each([
  ['2026-11-24', '내일 시작'],
  ['2026-11-25', '오늘 시작'],
  ['2026-11-26', '시작일'],
])('what is written on %s of a start on the 25th says %s', (today, title) => {
  expect(describeMessage([part('tomorrow', { today })]).title).toBe(title);
  expect(describeMessage([part('tomorrow', { today }), part('tomorrow', { today }, UTP)]).title).toBe(`${title} 2건`);
  expect(describeMessage([part('untakenEve', { today })]).line).toBe(`${title} · 11-25 (수)`);
  // A list of what was sent does not know on which day it was written.
  expect(titleOfKey('tomorrow')).toBe('시작일');
});

it('a digest says in lines what each of its parts says, of whatever kind (D-592)', () => {
  expect(digestLines([part('settled'), part('tomorrow', { today: '2026-11-25' }, UTP)]).split('\n')).toEqual([
    expect.stringMatching(/^.+: 정산완료 · .+ 원$/),
    expect.stringMatching(/^.+: 오늘 시작 · 11-25 \(수\)/),
  ]);
  expect(digestLines([part('settled')])).toMatch(/^정산완료 · .+ 원$/);
});

it('starts of two days are not called by one of them', () => {
  const starts: [MessagePart, MessagePart] = [part('tomorrow'), part('tomorrow', { today: '2026-11-25' })];
  expect(describeMessage(starts).title).toBe('시작일 2건');
});

it('a log is missed by its day when the day is over', () => {
  expect(describeMessage([part('logMissing')]).line).toBe('오늘 작업일보가 없습니다');
  expect(describeMessage([part('logMissing', { today: '2026-11-25' })]).line).toBe('11-24 (화) 작업일보가 없습니다');
});

it.each<[NotifyKey, Partial<Facts>, boolean]>([
  ['tomorrow', {}, true],
  ['tomorrow', { today: '2026-11-25' }, true],
  ['tomorrow', { today: '2026-11-26' }, false],
  ['tomorrow', { startDay: '2026-11-30' }, false],
  ['tomorrow', { status: 'YY' }, false],
  ['tomorrow', { status: 'C' }, false],
  ['untakenEve', { status: 'N' }, true],
  ['untakenEve', { status: 'N', today: '2026-11-26' }, false],
  ['untakenEve', { status: 'Y' }, false],
  ['untakenDay', { status: 'N' }, true],
  ['untakenDay', { status: 'Y' }, false],
  ['billAfter3Days', { status: 'YY' }, true],
  ['billAfter3Days', { status: 'YY', isBilled: true }, false],
  ['billOn5th', { status: 'B', isBilled: true }, false],
  ['logMissing', {}, true],
  ['logMissing', { isLogged: true }, false],
  ['notice', { mustReadUntil: '2026-11-24' }, true],
  ['notice', { mustReadUntil: '2026-11-23' }, false],
  ['settled', { status: 'E' }, true],
])('%s with %j is still true: %s', (key, facts, isTrue) => {
  expect(CATALOGUE[key].isStillTrue({ ...FACTS, ...facts })).toBe(isTrue);
});
