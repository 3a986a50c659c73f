import { addDays, weekdayOf } from '@portal/contract/core/dates';
import { holidaysBetween } from '@portal/contract/core/holidays';

/** An upper limit for the number of consecutive days off. */
const LONGEST_BREAK = 15;

/** False on Saturdays, Sundays and public holidays. */
const isWorkingDay = (day: string): boolean =>
  !['토', '일'].includes(weekdayOf(day)) && holidaysBetween(day, day).length === 0;

/** Tomorrow and the days until the next working day, for which a PM prepares today. */
export function daysUntilWorkingDay(today: string): string[] {
  const days: string[] = [];
  for (let step = 1; step <= LONGEST_BREAK; step += 1) {
    const day = addDays(today, step);
    days.push(day);
    if (isWorkingDay(day)) break;
  }
  return days;
}

const DAYS_OF_WEEK = 7;

/** The days from tomorrow until Sunday; on Saturday and Sunday those of the next week. */
export function weekAhead(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const [first, count] = weekday === 6 ? [2, DAYS_OF_WEEK] : [1, DAYS_OF_WEEK - weekday];
  return Array.from({ length: count }, (_, index) => addDays(today, first + index));
}
