import { isHoliday } from '@hyunbinseo/holidays-kr';
import { addDays, weekdayOf } from '@portal/contract/core/dates';

/** Holidays in a row are fewer. */
const LONGEST_BREAK = 15;

/** False on Saturdays, Sundays and public holidays; a year the calendar does not know has no holidays. */
async function isWorkingDay(day: string): Promise<boolean> {
  if (['토', '일'].includes(weekdayOf(day))) return false;
  return !(await isHoliday(day).catch(() => false));
}

/** Tomorrow, and the days after it until the next working day: what a PM prepares today. */
export async function startingDays(today: string): Promise<string[]> {
  const days: string[] = [];
  for (let step = 1; step <= LONGEST_BREAK; step += 1) {
    const day = addDays(today, step);
    days.push(day);
    if (await isWorkingDay(day)) break;
  }
  return days;
}

const DAYS_OF_WEEK = 7;

/** The days after today until Sunday; at the weekend those of the next week. */
export function weekAhead(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const [first, count] = weekday === 6 ? [2, DAYS_OF_WEEK] : [1, DAYS_OF_WEEK - weekday];
  return Array.from({ length: count }, (_, index) => addDays(today, first + index));
}
