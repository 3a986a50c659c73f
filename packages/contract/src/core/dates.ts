/** All days and times are in Asia/Seoul, whatever the time zone of the process or the browser (D-55). */
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const SEOUL_OFFSET_MS = 9 * HOUR_MS;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const seoulIso = (moment: Date): string => new Date(moment.getTime() + SEOUL_OFFSET_MS).toISOString();

/** The day in Seoul, 'YYYY-MM-DD'. */
export const seoulDay = (moment: Date): string => seoulIso(moment).slice(0, 10);

/** The date and time in Seoul, 'YYYY-MM-DD HH:mm:ss'. */
export const seoulTime = (moment: Date): string => seoulIso(moment).slice(0, 19).replace('T', ' ');

/** '2026-11-23T09:00:00+09:00' for a time in Seoul as seoulTime returns it; for a day its start. */
export const seoulInstant = (at: string): string =>
  `${at.includes(' ') ? at.replace(' ', 'T') : `${at}T00:00:00`}+09:00`;

/** The moment in Seoul as 17 digits, yyyyMMddHHmmssSSS: the prefix of stored file names (D-122). */
export const seoulStamp = (moment: Date): string => seoulIso(moment).replace(/\D/g, '').slice(0, 17);

/** Whether the text is a valid calendar day 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) && text >= '1900-01-01';
}

/** Whole months from one day to another: 1 from 2026-01-15 to 2026-02-15. */
export function monthsSince(from: string, to: string): number {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from) - (to.slice(8) < from.slice(8) ? 1 : 0);
}

/** Whether the text is a time of day 'HH:mm', 24 hours. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether the text is a day and a time, 'YYYY-MM-DD HH:mm'. */
export const isMinute = (text: string): boolean =>
  text.length === 16 && text[10] === ' ' && isDay(text.slice(0, 10)) && isTime(text.slice(11));

/** Whether the text is a day and a time with seconds, 'YYYY-MM-DD HH:mm:ss'. */
export const isSecond = (text: string): boolean =>
  text.length === 19 && isMinute(text.slice(0, 16)) && /^:[0-5]\d$/.test(text.slice(16));

/** Korean name of the weekday, such as '월' for a Monday. The day must be valid. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** '2026-11-23 (월)'. A text that is no day stays unchanged. */
export const withWeekday = (day: string): string => (isDay(day) ? `${day} (${weekdayOf(day)})` : day);

/** The day moved by whole days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day in another year. For February 29 of a year without it, it is February 28. */
export function addYears(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
