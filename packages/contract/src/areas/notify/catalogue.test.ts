import { expect, it } from 'vitest';
import { CATALOGUE, type Facts, NOTIFY_KEYS, type NotifyKey } from './catalogue.ts';
import { gather, isNearStart, retryAfter } from './kinds.ts';
import { describeMessage, type MessagePart } from './message-text.ts';

const FACTS: Facts = {
  today: '2026-11-24',
  eventDay: '2026-11-24',
  status: 'Y',
  isOwnAward: true,
  isBilled: false,
  isLogged: false,
  areaName: '부산',
  days: ['2026-11-25', '2026-11-27'],
  price: 1_500_000,
  addPrice: -50_000,
  startDay: '2026-11-25',
  people: 4,
  sending: '택배',
  materialKinds: 4,
  changes: [{ itemName: '프로젝트금액', before: '1,400,000원', after: '1,500,000원' }],
  mustReadUntil: '2026-11-29',
};
const part = (key: NotifyKey, facts: Partial<Facts> = {}, subject = '해운대 CCTV 설치'): MessagePart => ({
  key,
  subject,
  facts: { ...FACTS, ...facts },
});

it.each<[NotifyKey, string, string]>([
  ['offer', '새 일감', '부산 · 11-25 (수) 외 1일 · 1,450,000 원'],
  ['change', '금액 변경', '1,400,000 원 → 1,500,000 원'],
  ['withdrawn', '수주철회', '프로젝트가 철회되었습니다'],
  ['canceled', '프로젝트취소', '프로젝트가 취소되었습니다'],
  ['reopened', '자재 수정', '확정된 자재를 다시 정하고 있습니다'],
  ['sent', '자재 발송', '택배 · 4종'],
  ['completed', '프로젝트완료', '계산서 발행일을 입력해주세요'],
  ['billAfter3Days', '계산서 발행일 미입력', '프로젝트완료 후 3일이 지났습니다'],
  ['billOn5th', '계산서 발행일 미입력', '지난달에 완료한 프로젝트입니다'],
  ['invoiced', '계산서 발급확인', '1,450,000 원'],
  ['settled', '정산완료', '1,450,000 원'],
  ['tomorrow', '내일 시작', '11-25 (수) · 4명'],
  ['notice', '중요 공지', '11-29 (일)까지 확인해주세요'],
  ['awarded', '수주', '11-25 (수) · 4명'],
  ['received', '자재 수령', '업체가 자재를 수령했습니다'],
  ['billed', '계산서 발행일', '계산서 발행일이 입력되었습니다'],
  ['commented', '새 댓글', '댓글을 확인해주세요'],
  ['edited', '변경', '변경된 내용을 확인해주세요'],
  ['logMissing', '작업일보', '오늘 작업일보가 없습니다'],
  ['untakenDay', '미수주', '게시 후 24시간이 지났습니다'],
  ['untakenEve', '미수주', '내일 시작 · 11-25 (수)'],
])('%s says %s: %s', (key, title, line) => {
  const facts: Partial<Facts> = key === 'offer' ? { status: 'N' } : {};
  expect(describeMessage([part(key, facts)])).toEqual({ title, subject: '해운대 CCTV 설치', line });
});

it('every key of the catalogue has a text of its own', () => {
  const texts = NOTIFY_KEYS.map((key) => JSON.stringify(describeMessage([part(key)])));
  expect(new Set(texts).size).toBe(NOTIFY_KEYS.length);
  expect(NOTIFY_KEYS.filter((key) => CATALOGUE[key].line(FACTS) === '')).toEqual([]);
});

it.each([
  [[['선택한 시작일', '2026-11-26', '2026-11-25']], '시작일 변경', '11-26 (목) → 11-25 (수)'],
  [[['주소', '(13494) 경기 성남시 판교역로 1', '부산 해운대로 2']], '현장 변경', '변경된 현장 정보를 확인해주세요'],
  [[['현장 담당자 연락처', '010-3333-4444', '010-9999-8888']], '현장 변경', '변경된 현장 정보를 확인해주세요'],
  [[['상세내용', '카메라 12대', '고객 김사장 요청']], '내용 변경', '변경된 내용을 확인해주세요'],
  [[['투입자재', '카메라 x12', '카메라 x14']], '투입자재 변경', '변경된 자재를 확인해주세요'],
  [[['추가금액', '0원', '−50,000원']], '금액 변경', '추가금액 0 원 → −50,000 원'],
  [
    [
      ['프로젝트금액', '1,400,000원', '1,500,000원'],
      ['추가금액', '0원', '100,000원'],
    ],
    '금액 변경',
    '프로젝트금액 1,400,000 원 → 1,500,000 원\n추가금액 0 원 → 100,000 원',
  ],
  [[['프로젝트금액', '삭제됨', '삭제됨']], '금액 변경', '변경된 금액을 확인해주세요'],
  [
    [
      ['프로젝트금액', '1,400,000원', '1,500,000원'],
      ['주소', '경기', '부산'],
    ],
    '계약 변경',
    '프로젝트금액 1,400,000 원 → 1,500,000 원\n현장 변경',
  ],
])('a change of %j says %s: %s, never what somebody wrote', (lines, title, line) => {
  const changes = lines.map(([itemName = '', before = '', after = '']) => ({ itemName, before, after }));
  expect(describeMessage([part('change', { changes })])).toMatchObject({ title, line });
});

it('a message of an award that is no longer the own one says nothing of its day and crew', () => {
  expect(describeMessage([part('tomorrow', { startDay: '', people: 0 })]).line).toBe('');
});

it.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-11-20', true],
  ['2026-11-19', false],
])('work that starts on %s: urgent %s at noon of the 20th', (day, urgent) => {
  expect(isNearStart([day], new Date('2026-11-20T03:00:00Z'))).toBe(urgent);
});

it('gathers what comes within 60 seconds of the first message, and no longer', () => {
  const at = (id: number, seconds: number) => ({ id, at: seconds * 1000 });
  const groups = gather([at(2, 30), at(3, 60), at(4, 61), at(5, 121)], at(1, 0));
  expect([...groups]).toEqual([
    [2, 1],
    [3, 1],
    [4, 4],
    [5, 4],
  ]);
});

it('tries again after 30 s, 2 min, 10 min, 1 h and 6 h, and then no more', () => {
  expect([1, 2, 3, 4, 5, 6].map(retryAfter)).toEqual([30_000, 120_000, 600_000, 3_600_000, 21_600_000, undefined]);
});
