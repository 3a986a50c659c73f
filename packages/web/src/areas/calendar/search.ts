import type { Span } from '#kit/calendar/period.ts';
import { type AddressOf, anyDay, anyText, defineSearch, oneOf, positiveInteger } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const yesOrNo = (initial: 'Y' | 'N') => oneOf<'Y' | 'N'>(['Y', 'N'], initial);

/** The address of the calendar: the period and the filters. `day` '' means today. */
export const calendarSearch = defineSearch(
  paths.projectCalendar,
  {
    span: oneOf<Span>(['month', 'week'], 'month'),
    day: anyDay(),
    outsourced: yesOrNo('Y'),
    internal: yesOrNo('Y'),
    offered: yesOrNo('N'),
    team: anyText(),
    area: positiveInteger(),
    pm: anyText(),
    state: anyText(),
  },
  { size: 30 },
);
export type CalendarAddress = AddressOf<typeof calendarSearch>;

type Query = Record<string, string | number>;

/** It goes with the session, and so names nobody (D-522). */
const STORAGE_KEY = 'calendar';

/** Stores the filters of the user on this device, without the shown day. */
export function storeFilters({ day: _, ...filters }: Query): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(filters));
}

/** The stored filters of the user on this device. */
export const storedFilters = (): Query => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? {} : calendarSearch.write(calendarSearch.read(JSON.parse(stored)));
};
