import { normalSearchText, searchWords } from '@portal/contract/areas/search/keyword';
import { FIRST_MONTH, monthOf, moveMonth } from '@portal/contract/areas/settlement/months';
import { getChoseong } from 'es-hangul';
import { paths } from '#lib/paths.ts';
import type { Item } from './items.ts';

/** A page of the user's menus. */
export type MenuPage = { name: string; link: string };

type Context = {
  pages: readonly MenuPage[];
  /** The present day in Seoul, 'YYYY-MM-DD'. */
  today: string;
  isDark: boolean;
  switchTheme: () => void;
};

const SETTLEMENT = '정산';
const MONTH_IN_TEXT = /(?:(\d{4})[.\-/년 ]*)?(\d{1,2})월?$/u;
const LAST_MONTH = /지난\s*달|전월/u;

/** The month that a text names: '11', '2026.11', '지난달', or the present one. '' for another text. */
export function namedMonth(text: string, today: string): string {
  const rest = text.trim();
  const present = monthOf(today);
  if (rest === '' || /^이번\s*달$/u.test(rest)) return present;
  if (LAST_MONTH.test(rest)) return moveMonth(present, -1);
  const [, year = present.slice(0, 4), month = ''] = MONTH_IN_TEXT.exec(rest) ?? [];
  const number = Number(month);
  const named = `${year}.${month.padStart(2, '0')}`;
  return number >= 1 && number <= 12 && named >= FIRST_MONTH ? named : '';
}

const open = (id: string, title: string, hint: string, icon: Item['icon'], href: string): Item => ({
  id,
  title,
  hint,
  line: '',
  icon,
  status: '',
  href,
});

const settlementOf = (month: string): Item =>
  open(
    `settlement-${month}`,
    `${SETTLEMENT} ${month}`,
    '정산현황 열기',
    'money',
    `${paths.accountingList}?month=${month}`,
  );

/** The commands that the user may use, by their menus. */
function allCommands({ pages, today, isDark, switchTheme }: Context, month: string): Item[] {
  const has = (path: string): boolean => pages.some(({ link }) => link === path);
  return [
    ...(has(paths.projectList) ? [open('add', '프로젝트 등록', '외주', 'plus', paths.projectAdd)] : []),
    ...(has(paths.projectMizeList) ? [open('add-mize', '프로젝트 등록', '마이즈', 'plus', paths.projectMizeAdd)] : []),
    ...(has(paths.accountingList) ? [settlementOf(month === '' ? monthOf(today) : month)] : []),
    {
      ...open('theme', isDark ? '밝은 화면으로' : '어두운 화면으로', '', isDark ? 'sun' : 'moon', ''),
      run: switchTheme,
    },
  ];
}

const initialsOf = (text: string): string => [...text].map((letter) => getChoseong(letter) || letter).join('');

function holdsWords(text: string, words: readonly string[]): boolean {
  const normal = normalSearchText(text);
  return words.every((word) => normal.includes(word) || initialsOf(normal).includes(word));
}

/** The commands for what was typed: all without a keyword, else those that contain the words, and pages of the menus. */
export function commandsFor(typed: string, context: Context): Item[] {
  if (typed.trim() === '') return allCommands(context, '');
  const settled = typed.trim().startsWith(SETTLEMENT) ? typed.trim().slice(SETTLEMENT.length) : undefined;
  const isMonthAlone = LAST_MONTH.test(typed);
  const month =
    settled === undefined ? (isMonthAlone ? namedMonth(typed, context.today) : '') : namedMonth(settled, context.today);
  const words = searchWords(typed);
  const commands = allCommands(context, month).filter(
    ({ id, title, hint }) =>
      (month !== '' && id === `settlement-${month}`) || (words.length > 0 && holdsWords(`${title} ${hint}`, words)),
  );
  const pages = context.pages
    .filter(({ name }) => words.length > 0 && holdsWords(name, words))
    .map(({ name, link }) => open(`page-${link}`, name, '열기', 'next', link));
  return [...commands, ...pages];
}
