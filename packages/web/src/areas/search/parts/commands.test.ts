import { expect, test } from 'vitest';
import { paths } from '#lib/paths.ts';
import { commandsFor, namedMonth } from './commands.ts';

const ALL_PAGES = [
  { name: '프로젝트목록(외주)', link: paths.projectList, mode: 'C' as const },
  { name: '정산현황', link: paths.accountingList, mode: 'C' as const },
];
const context = (pages = ALL_PAGES) => ({ pages, today: '2026-11-24', isDark: false, switchTheme: () => {} });
const titles = (typed: string, pages = ALL_PAGES) => commandsFor(typed, context(pages)).map(({ title }) => title);

test.each([
  ['', '2026.11'],
  ['11', '2026.11'],
  ['2026.11', '2026.11'],
  ['2025-3', '2025.03'],
  ['3월', '2026.03'],
  ['지난달', '2026.10'],
  ['이번 달', '2026.11'],
  ['13', ''],
  ['2019.12', ''],
  ['현황', ''],
])('%j behind 정산 is the month %j', (text, month) => {
  expect(namedMonth(text, '2026-11-24')).toBe(month);
});

test('commands follow the granted menus (D-284)', () => {
  expect(titles('')).toEqual(['프로젝트 등록', '정산 2026.11', '어두운 화면으로']);
  expect(titles('', [])).toEqual(['어두운 화면으로']);
  expect(titles('정산 11', [])).toEqual([]);
});

test('a command is found by its words, initials and month, and pages by their names', () => {
  expect(titles('프로젝트 등록')).toEqual(['프로젝트 등록']);
  expect(titles('ㄷㄹ')).toEqual(['프로젝트 등록']);
  expect(titles('정산 2026.03')).toEqual(['정산 2026.03']);
  expect(titles('지난달')).toEqual(['정산 2026.10']);
  expect(titles('정산')).toEqual(['정산 2026.11', '정산현황']);
  expect(titles('외주')).toEqual(['프로젝트 등록', '프로젝트목록(외주)']);
});
