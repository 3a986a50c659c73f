import { addDays, isDay } from '@portal/contract/core/dates';
import { plainNumberText } from '@portal/contract/core/invisible';

/** Words for days, with their distance from today. */
const WORDS: Readonly<Record<string, number>> = { 그제: -2, 어제: -1, 오늘: 0, 내일: 1, 모레: 2 };

const WEEKDAY = /(?:\([일월화수목금토](?:요일)?\)|[일월화수목금토]요일)$/;
/** Units and separators of a written day: '2026년 12월 5일', '2026. 12. 5.'. */
const UNIT = /[년월] ?|[-./] /g;
const withoutWeekday = (text: string): string =>
  plainNumberText(text)
    .replace(WEEKDAY, '')
    .trim()
    .replace(/(\d)일$/, '$1')
    .replace(UNIT, '-');
const OFFSET = /^[+-]\d{1,4}$/;
const YEAR_FIRST = /^(\d{4}|\d{2})[-./ ](\d{1,2})[-./ ](\d{1,2})\.?$/;
const WITHOUT_YEAR = /^(\d{1,2})[-./ ](\d{1,2})\.?$/;
const DIGITS = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/;

type Parts = { year: string; month: string; day: string };

/** The year, month and day as typed. The year is '' where it was left out. */
function partsOf(text: string): Parts | undefined {
  const match = YEAR_FIRST.exec(text) ?? DIGITS.exec(text);
  if (match) return { year: match[1] ?? '', month: match[2] ?? '', day: match[3] ?? '' };
  const short = WITHOUT_YEAR.exec(text);
  return short ? { year: '', month: short[1] ?? '', day: short[2] ?? '' } : undefined;
}

/** A year of two digits is at most this many years from now; else it is over. */
const YEARS_AHEAD = 20;

/** The whole year of one that was typed with two digits. */
function wholeYear(year: string, today: string): number {
  if (year.length > 2) return Number(year);
  const now = Number(today.slice(0, 4));
  const near = now - (now % 100) + Number(year);
  return near > now + YEARS_AHEAD ? near - 100 : near;
}

const joined = (year: number | string, { month, day }: Parts): string =>
  `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const distance = (from: string, to: string): number => Math.abs(Date.parse(to) - Date.parse(from));

/** The day without a year that is nearest to today. */
function nearest(parts: Parts, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((each) => joined(each, parts))
    .filter(isDay)
    .sort((one, other) => distance(today, one) - distance(today, other))[0];
}

/**
 * The day that a text means, 'YYYY-MM-DD'. It reads 1225, 12-25, 12.25, 20261225, 261225,
 * '2026. 12. 25.', '12월 25일', 오늘, 내일 and +3. '' stays '', and
 * undefined is a text that is no day.
 */
export function typedDay(text: string, today: string): string | undefined {
  const typed = withoutWeekday(text);
  if (typed === '') return '';
  const word = WORDS[typed];
  if (word !== undefined) return addDays(today, word);
  if (OFFSET.test(typed)) return addDays(today, Number(typed));
  const parts = partsOf(typed);
  if (parts === undefined) return undefined;
  const day = parts.year === '' ? nearest(parts, today) : joined(wholeYear(parts.year, today), parts);
  return day !== undefined && isDay(day) ? day : undefined;
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Why a text is no day. */
export function dayProblem(text: string, today: string): string {
  const parts = partsOf(withoutWeekday(text));
  const month = Number(parts?.month);
  if (parts === undefined || Number(parts.day) === 0) return '날짜를 YYYY-MM-DD로 입력해주세요.';
  if (month < 1 || month > 12) return '없는 날짜입니다. 달은 1월부터 12월까지입니다.';
  const year = wholeYear(parts.year || today.slice(0, 4), today);
  const last = lastDayOf(year, month);
  if (Number(parts.day) <= last) return '1900년부터 9999년까지 입력할 수 있습니다.';
  return `없는 날짜입니다. ${month}월은 ${last}일까지 있습니다.`;
}
