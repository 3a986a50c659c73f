import { addDays, weekdayOf } from './dates.ts';

/** A public holiday of Korea. */
export type Holiday = { day: string; name: string };

/** When a holiday gets a substitute (대체공휴일): when it falls on these weekdays or on another holiday. */
type Substitute = 'weekend' | 'sunday' | 'never';
type Statutory = Holiday & { substitute: Substitute; title: string; end: string };

/**
 * Holidays of the solar calendar by the Act on Public Holidays (공휴일에 관한 법률) and its decree. 노동절 and 제헌절 are public
 * holidays since the amendments of 2026.
 */
const FIXED: readonly { on: string; name: string; substitute: Substitute; since?: number }[] = [
  { on: '01-01', name: '신정', substitute: 'never' },
  { on: '03-01', name: '삼일절', substitute: 'weekend' },
  { on: '05-01', name: '노동절', substitute: 'weekend', since: 2026 },
  { on: '05-05', name: '어린이날', substitute: 'weekend' },
  { on: '06-06', name: '현충일', substitute: 'never' },
  { on: '07-17', name: '제헌절', substitute: 'weekend', since: 2026 },
  { on: '08-15', name: '광복절', substitute: 'weekend' },
  { on: '10-03', name: '개천절', substitute: 'weekend' },
  { on: '10-09', name: '한글날', substitute: 'weekend' },
  { on: '12-25', name: '성탄절', substitute: 'weekend' },
];

/** Holidays of the lunar calendar (음력), each with the earliest solar day it can fall on. 설날 and 추석 last three days. */
const LUNAR: readonly { on: string; from: string; name: string; substitute: Substitute; days: 1 | 3 }[] = [
  { on: '1/1', from: '01-20', name: '설날', substitute: 'sunday', days: 3 },
  { on: '4/8', from: '04-25', name: '부처님오신날', substitute: 'weekend', days: 1 },
  { on: '8/15', from: '09-05', name: '추석', substitute: 'sunday', days: 3 },
];
/** Days after `from` in which the lunar day is searched. */
const LUNAR_SEARCH_DAYS = 40;

/** The Korean lunar calendar of ICU. The Chinese one differs by a day in some years, such as 2027. */
const lunarFormat = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

/** The solar day, from `from` on, whose day in the lunar calendar is `on`. */
function solarDayOf(from: string, on: string): string | undefined {
  const days = Array.from({ length: LUNAR_SEARCH_DAYS }, (_, index) => addDays(from, index));
  return days.find((day) => lunarFormat.format(new Date(`${day}T00:00:00Z`)) === on);
}

function lunarHolidays(year: number): Statutory[] {
  return LUNAR.flatMap(({ on, from, name, substitute, days }) => {
    const middle = solarDayOf(`${year}-${from}`, on);
    if (middle === undefined) return [];
    const around = days === 3 ? [-1, 0, 1] : [0];
    const end = addDays(middle, around.at(-1) ?? 0);
    return around.map((offset) => {
      const title = offset === 0 ? name : `${name} 연휴`;
      return { day: addDays(middle, offset), name: title, title: name, substitute, end };
    });
  });
}

const fixedHolidays = (year: number): Statutory[] =>
  FIXED.filter(({ since = 0 }) => year >= since).map(({ on, name, substitute }) => {
    const day = `${year}-${on}`;
    return { day, name, title: name, substitute, end: day };
  });

const needsSubstitute = ({ day, substitute }: Statutory, others: number): boolean => {
  if (substitute === 'never') return false;
  const weekday = weekdayOf(day);
  return others > 0 || weekday === '일' || (substitute === 'weekend' && weekday === '토');
};

/** One substitute for each lost holiday: the first working day after it, or after the block of days it belongs to. */
function substitutes(statutory: readonly Statutory[]): Holiday[] {
  const taken = new Set(statutory.map(({ day }) => day));
  const found: Holiday[] = [];
  const handledDays = new Set<string>();
  for (const holiday of statutory) {
    const others = statutory.filter((other) => other.day === holiday.day).length - 1;
    if (handledDays.has(holiday.day) || !needsSubstitute(holiday, others)) continue;
    handledDays.add(holiday.day);
    let day = addDays(holiday.end, 1);
    while (taken.has(day) || ['토', '일'].includes(weekdayOf(day))) day = addDays(day, 1);
    taken.add(day);
    found.push({ day, name: `대체공휴일(${holiday.title})` });
  }
  return found;
}

const byDay = (one: Holiday, other: Holiday): number => one.day.localeCompare(other.day);

function findByRules(year: number): readonly Holiday[] {
  // Of holidays on one day the three-day block comes first, so that its substitute is decided first.
  const statutory = [...lunarHolidays(year), ...fixedHolidays(year)].sort(byDay);
  return [...statutory, ...substitutes(statutory)].sort(byDay).map(({ day, name }) => ({ day, name }));
}

/**
 * Cached years. Formatting lunar days takes milliseconds, and every logged reading checks whether today is a holiday.
 */
const CACHED_YEARS = 20;
const cachedYears = new Map<number, readonly Holiday[]>();

function holidaysByRules(year: number): readonly Holiday[] {
  const holidays = cachedYears.get(year) ?? findByRules(year);
  if (cachedYears.size >= CACHED_YEARS) cachedYears.clear();
  cachedYears.set(year, holidays);
  return holidays;
}

/** First day of the years for which the rules are exact. */
export const FIRST_EXACT_DAY = '2024-01-01';

/**
 * Public holidays of a year, in order: those by the rules and the announced ones (D-204). Two on the same day are both
 * listed. The result is exact from 2024 on, when today's rules were in force.
 */
export function holidaysOf(year: number, announced: readonly Holiday[]): Holiday[] {
  return [...holidaysByRules(year), ...announced.filter(({ day }) => day.startsWith(`${year}-`))].sort(byDay);
}

/** Public holidays between two days, both included. */
export function holidaysBetween(from: string, to: string, announced: readonly Holiday[]): Holiday[] {
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => Number(from.slice(0, 4)) + index,
  );
  return years.flatMap((year) => holidaysOf(year, announced)).filter(({ day }) => from <= day && day <= to);
}
