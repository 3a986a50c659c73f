import { addDays, isDay, weekdayOf } from '@portal/contract/core/dates';

const WEEKDAYS = '월화수목금토일';

/** Periods that move with the day, as codes of the address. */
export const MOVING_PERIODS = {
  today: '오늘',
  week: '이번 주',
  'next-week': '다음 주',
  'two-weeks': '이번 주와 다음 주',
} as const;
type MovingPeriod = keyof typeof MOVING_PERIODS;

/** First and last day, '' for an open end. */
export type Days = { from: string; to: string };

const SEPARATOR = '~';
const NONE: Days = { from: '', to: '' };

const isMoving = (value: string): value is MovingPeriod => Object.hasOwn(MOVING_PERIODS, value);

/** Days as a value of the address: '2026-11-23~2026-12-06'. '' for none. */
export const writeDays = ({ from, to }: Days): string => (from === '' && to === '' ? '' : from + SEPARATOR + to);

function readDays(value: string): Days | undefined {
  const [from = '', to, ...more] = value.split(SEPARATOR);
  const isValid = to !== undefined && more.length === 0 && [from, to].every((day) => day === '' || isDay(day));
  return isValid && (from !== '' || to !== '') ? { from, to } : undefined;
}

/** Whether a value of the address is a period. */
export const isPeriod = (value: string): boolean => isMoving(value) || readDays(value) !== undefined;

/** The days of a period on a day. Weeks begin on Monday. */
export function periodDays(value: string, today: string): Days {
  if (!isMoving(value)) return readDays(value) ?? NONE;
  if (value === 'today') return { from: today, to: today };
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)));
  const from = value === 'next-week' ? addDays(monday, 7) : monday;
  return { from, to: addDays(from, value === 'two-weeks' ? 13 : 6) };
}

/** A period in words: '이번 주', '2026-11-23 ~ 12-06', '2026-11-23부터'. */
export function periodText(value: string): string {
  if (isMoving(value)) return MOVING_PERIODS[value];
  const { from, to } = readDays(value) ?? NONE;
  if (to === '') return `${from}부터`;
  if (from === '') return `${to}까지`;
  if (from === to) return from;
  return `${from} ~ ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;
}
