import { addDays, daysBetween, seoulDay, withWeekday } from '@portal/contract/core/dates';

/** The day in Seoul by the browser's clock, 'YYYY-MM-DD' (D-55). */
export const today = (): string => seoulDay(new Date());

/** A short date such as '12-03 (목)'. Dates of another year keep the year. Empty stays empty. */
export const shortDay = (day: string): string =>
  day.slice(0, 4) === today().slice(0, 4) ? withWeekday(day).slice(5) : withWeekday(day);

/** The heading of a day's rows: '오늘 11-28 (토)', '어제 11-27 (금)', before that the day alone. */
export function dayTitle(at: string): string {
  const day = at.slice(0, 10);
  if (day === today()) return `오늘 ${shortDay(day)}`;
  return day === addDays(today(), -1) ? `어제 ${shortDay(day)}` : shortDay(day);
}

const PASSED = ['', '하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레', '여드레', '아흐레', '열흘'];

/** How long ago a day was: '나흘 지남', after ten days '11일 지남'. '' for today and a future day. */
export function daysPassed(day: string): string {
  const days = daysBetween(day, today());
  return days > 0 ? `${PASSED[days] ?? `${days}일`} 지남` : '';
}

/** Distance to a future day: '오늘', '내일', '9일 뒤'. '' for a past one. */
export function daysAhead(day: string): string {
  const days = daysBetween(today(), day);
  if (days === 0) return '오늘';
  if (days === 1) return '내일';
  return days > 1 ? `${days}일 뒤` : '';
}
