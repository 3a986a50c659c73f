import { normalSearchText, searchWords } from '@portal/contract/areas/search/keyword';
import { FIRST_MONTH, monthOf, moveMonth } from '@portal/contract/core/months';
import { getChoseong } from 'es-hangul';
import { MODE_NAMES } from '#areas/menu/public/menu-mode.ts';
import type { MenuPage } from '#areas/menu/public/use-pages.ts';
import { paths } from '#lib/paths.ts';
import type { Item } from './record-item.ts';

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

type Page = Pick<Item, 'id' | 'title' | 'hint' | 'icon'> & { href: string };

const open = (page: Page): Item => ({ ...page, line: '', status: '' });

const settlementOf = (month: string): Item =>
  open({
    id: `settlement-${month}`,
    title: `${SETTLEMENT} ${month}`,
    hint: '정산현황 열기',
    icon: 'money',
    href: `${paths.accountingList}?month=${month}`,
  });

const REGISTRATIONS = [
  { list: paths.projectList, hint: '외주', href: paths.projectAdd },
  { list: paths.projectMizeList, hint: '마이즈', href: paths.projectMizeAdd },
] as const;

/** The commands that the user may use, by their menus. */
function allCommands({ pages, today, isDark, switchTheme }: Context, month: string): Item[] {
  const has = (path: string): boolean => pages.some(({ link }) => link === path);
  const registrations = REGISTRATIONS.filter(({ list }) => has(list)).map(({ hint, href }) =>
    open({ id: `add-${href}`, title: '프로젝트 등록', hint, icon: 'plus', href }),
  );
  const settlement = has(paths.accountingList) ? [settlementOf(month === '' ? monthOf(today) : month)] : [];
  const title = isDark ? '밝은 화면으로' : '어두운 화면으로';
  const theme: Item = {
    id: 'theme',
    title,
    hint: '',
    line: '',
    status: '',
    icon: isDark ? 'sun' : 'moon',
    run: switchTheme,
  };
  return [...registrations, ...settlement, theme];
}

const initialsOf = (text: string): string => [...text].map((letter) => getChoseong(letter) || letter).join('');

function holdsWords(text: string, words: readonly string[]): boolean {
  const normal = normalSearchText(text);
  return words.every((word) => normal.includes(word) || initialsOf(normal).includes(word));
}

/** The month that the whole text names: behind '정산', or alone as '지난달'. '' for another text. */
function monthOfText(typed: string, today: string): string {
  const text = typed.trim();
  if (text.startsWith(SETTLEMENT)) return namedMonth(text.slice(SETTLEMENT.length), today);
  return LAST_MONTH.test(text) ? namedMonth(text, today) : '';
}

/** The commands for what was typed: all without a keyword, else those that contain the words, and pages of the menus. */
export function commandsFor(typed: string, context: Context): Item[] {
  if (typed.trim() === '') return allCommands(context, '');
  const month = monthOfText(typed, context.today);
  const words = searchWords(typed);
  const matches = (text: string): boolean => words.length > 0 && holdsWords(text, words);
  const commands = allCommands(context, month).filter(
    ({ id, title, hint }) => (month !== '' && id === `settlement-${month}`) || matches(`${title} ${hint}`),
  );
  const hasModes = new Set(context.pages.map(({ mode }) => mode)).size > 1;
  const pages = context.pages
    .filter(({ name }) => matches(name))
    .map(({ name, link, mode }) =>
      open({ id: `page-${link}`, title: name, hint: hasModes ? MODE_NAMES[mode] : '열기', icon: 'next', href: link }),
    );
  return [...commands, ...pages];
}
