import { addDays, daysBetween, isDay } from '../../core/dates.ts';
import { ENTRY_LIMIT, type Repeat } from './kinds.ts';

/** The same day of the month `months` later; null when that month has no such day. */
function monthsLater(day: string, months: number): string | null {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = year * 12 + (month - 1) + months;
  const later = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-${day.slice(8)}`;
  return isDay(later) ? later : null;
}

/**
 * First days of the occurrences from `startDay` to `until`, as 'YYYY-MM-DD'. Monthly series skip months without that
 * day. The result has at most one day more than the limit, so that the check can fail.
 */
export function daysOfSeries(startDay: string, repeat: Repeat, until: string): string[] {
  if (repeat === 'N' || until === '') return [startDay];
  const days: string[] = [];
  for (let step = 0; days.length <= ENTRY_LIMIT.occurrences; step += 1) {
    const day = repeat === 'W' ? addDays(startDay, step * 7) : monthsLater(startDay, step);
    if (day === null) continue;
    if (daysBetween(day, until) < 0) break;
    days.push(day);
  }
  return days;
}
