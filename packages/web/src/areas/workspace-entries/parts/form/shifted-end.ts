import type { TimesDraft } from '@portal/contract/areas/workspace-entries/forms';
import { addDays, DAY_MS, isDay, isTime } from '@portal/contract/core/dates';

const MINUTE_MS = 60_000;

/** A day and a time in minutes since 1970, undefined while one of them is incomplete. */
const minutesOf = (day: string, time: string): number | undefined =>
  isDay(day) && isTime(time) ? Date.parse(`${day}T${time}:00Z`) / MINUTE_MS : undefined;

const dayAndTime = (minutes: number): { day: string; time: string } => {
  const iso = new Date(minutes * MINUTE_MS).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
};

/** The end with the same distance from the new start. Unchanged while a value is incomplete. */
function movedEnd(before: TimesDraft, after: TimesDraft): Pick<TimesDraft, 'EndDay' | 'EndTime'> {
  if (after.AllDayYn === 'Y') {
    if (!isDay(before.StartDay) || !isDay(after.StartDay) || !isDay(before.EndDay)) return before;
    const days = (Date.parse(before.EndDay) - Date.parse(before.StartDay)) / DAY_MS;
    return { EndDay: addDays(after.StartDay, Math.max(0, days)), EndTime: before.EndTime };
  }
  const [was, is] = [minutesOf(before.StartDay, before.StartTime), minutesOf(after.StartDay, after.StartTime)];
  const end = minutesOf(before.EndDay, before.EndTime);
  if (was === undefined || is === undefined || end === undefined) return before;
  const { day, time } = dayAndTime(is + Math.max(0, end - was));
  return { EndDay: day, EndTime: time };
}

/** A change of schedule times in which the end follows the start. */
export function withShiftedEnd(before: TimesDraft, part: Partial<TimesDraft>): Partial<TimesDraft> {
  const after = { ...before, ...part };
  const startMoved = part.StartDay !== undefined || part.StartTime !== undefined;
  if (!startMoved || part.EndDay !== undefined || part.EndTime !== undefined) return part;
  if (before.EndDay === '') return { ...part, EndDay: after.StartDay };
  const { EndDay, EndTime } = movedEnd(before, after);
  return { ...part, EndDay, EndTime };
}
