import { addDays, weekdayOf } from '@portal/contract/core/dates';
import { readHolidays } from '#areas/lookups/public/holidays.ts';
import type { Ctx } from '#context.ts';

/** An upper limit for the number of consecutive days off. */
const LONGEST_BREAK = 15;

/**
 * Tomorrow and the days until the next working day, for which a PM prepares today. Saturdays, Sundays and public
 * holidays are no working days.
 */
export async function daysUntilWorkingDay(db: Ctx['db'], today: string): Promise<string[]> {
  const days = Array.from({ length: LONGEST_BREAK }, (_, index) => addDays(today, index + 1));
  const holidays = await readHolidays(db, addDays(today, 1), addDays(today, LONGEST_BREAK));
  const isFree = (day: string) => ['토', '일'].includes(weekdayOf(day)) || holidays.some((one) => one.day === day);
  const next = days.findIndex((day) => !isFree(day));
  return next === -1 ? days : days.slice(0, next + 1);
}

const DAYS_OF_WEEK = 7;

/** The days from tomorrow until Sunday; on Saturday and Sunday those of the next week. */
export function weekAhead(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const [first, count] = weekday === 6 ? [2, DAYS_OF_WEEK] : [1, DAYS_OF_WEEK - weekday];
  return Array.from({ length: count }, (_, index) => addDays(today, first + index));
}
