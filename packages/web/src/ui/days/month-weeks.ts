import { addDays, isDay } from '@portal/contract/core/dates';

const DAYS_OF_WEEK = 7;

const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The seven days of the week that contains `day`, from Sunday to Saturday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayNumber(day));
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(sunday, index));
}

/** The four to six whole weeks, Sunday first, that cover a month 'YYYY-MM'. */
export function monthWeeks(month: string): string[][] {
  const weeks: string[][] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(weeks.at(-1)?.at(-1) ?? day, 1)) {
    weeks.push(weekOf(day));
  }
  return weeks;
}

/** The month that many months later, or earlier with a negative number. */
export function moveMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The same day in another month, or that month's last day. Page Down moves the focused day this way. */
export function dayInMonth(day: string, month: string): string {
  const same = `${month}${day.slice(7)}`;
  return isDay(same) ? same : addDays(`${moveMonth(month, 1)}-01`, -1);
}
