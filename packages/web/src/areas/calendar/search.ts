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

const storageKey = (userId: string): string => `calendar ${userId}`;

/** Stores the filters of a user on this device, without the shown day. */
export function storeFilters(userId: string, { day: _, ...filters }: Query): void {
  localStorage.setItem(storageKey(userId), JSON.stringify(filters));
}

/** The stored filters of a user on this device. */
export const storedFilters = (userId: string): Query => {
  const stored = localStorage.getItem(storageKey(userId));
  return stored === null ? {} : calendarSearch.write(calendarSearch.read(JSON.parse(stored)));
};
