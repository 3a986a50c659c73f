import { EntryKind } from '@portal/contract/areas/calendar/entries';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, seoulInstant } from '@portal/contract/core/dates';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { EntryRecord } from './queries/entries.ts';

const REFRESH_SECONDS = 60 * 60;
const HOUR_MS = REFRESH_SECONDS * 1000;

const labelOf = ({ kind, status }: EntryRecord): string =>
  kind === EntryKind.Internal ? internalStatusLabel(status) : statusLabel(status);

/** An all-day event. Its time is midnight in UTC, of which only the day is written. */
const wholeDay = (day: string) => ({
  start: new Date(`${day}T00:00:00Z`),
  end: new Date(`${addDays(day, 1)}T00:00:00Z`),
  allDay: true,
  timezone: 'UTC',
});

const atTime = (day: string, time: string) => {
  const start = new Date(seoulInstant(`${day} ${time}:00`));
  return { start, end: new Date(start.getTime() + HOUR_MS) };
};

/** An entry as an event: name, region, day and state, and nothing else leaves (D-333). */
const eventOf = (entry: EntryRecord, stamp: Date): ICalEventData => ({
  id: `${entry.kind}-${entry.id}${entry.offered.length > 1 ? `-${entry.start_day}` : ''}@portal`,
  sequence: entry.version,
  stamp,
  summary: entry.offered.length > 1 ? `(후보일) ${entry.project_name}` : entry.project_name,
  location: entry.area_name,
  description: labelOf(entry),
  ...(entry.start_time === '' ? wholeDay(entry.start_day) : atTime(entry.start_day, entry.start_time)),
});

/** Writes entries as a calendar of RFC 5545. */
export const makeIcs = (name: string, entries: readonly EntryRecord[], stamp: Date): string =>
  new ICalCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: entries.map((entry) => eventOf(entry, stamp)),
  }).toString();
