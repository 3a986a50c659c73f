import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { CalendarKind, type DayGroup, dayGroups, groupKey, isOffered } from '@portal/contract/areas/calendar/entries';
import type { CalendarAddress } from '../search.ts';

/** The kinds of entries that can be shown and hidden. */
export type Shown = 'outsourced' | 'internal' | 'offered';

/** The kind by which an entry is shown or hidden. */
export const shownAs = (entry: CalendarEntry): Shown => {
  if (entry.kind === CalendarKind.Internal) return 'internal';
  return isOffered(entry) ? 'offered' : 'outsourced';
};

/** The filter value of a state; both kinds of projects have a letter N. */
export const stateOf = ({ kind, status }: Pick<CalendarEntry, 'kind' | 'status'>): string =>
  kind === CalendarKind.Internal ? `m${status}` : status;

type Filters = Pick<CalendarAddress, 'team' | 'area' | 'pm' | 'state'>;

const matches = (entry: CalendarEntry, { team, area, pm, state }: Filters): boolean =>
  (team === '' || groupKey(entry) === team) &&
  (area === 0 || entry.areaId === area) &&
  (pm === '' || entry.pmIds.includes(pm)) &&
  (state === '' || stateOf(entry) === state);

/** The entries that the filters leave, and how many there are of each kind. */
export function filterEntries(entries: readonly CalendarEntry[], address: CalendarAddress) {
  const matching = entries.filter((entry) => matches(entry, address));
  const countOf = (shown: Shown): number => matching.filter((entry) => shownAs(entry) === shown).length;
  return {
    shown: matching.filter((entry) => address[shownAs(entry)] === 'Y'),
    counts: { outsourced: countOf('outsourced'), internal: countOf('internal'), offered: countOf('offered') },
  };
}

/** The overloaded companies and teams of each day, by day. The filters hide none of their entries. */
export function overloadsByDay(entries: readonly CalendarEntry[]): ReadonlyMap<string, readonly DayGroup[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) days.set(entry.startDay, [...(days.get(entry.startDay) ?? []), entry]);
  return new Map(
    [...days]
      .map(([day, own]) => [day, dayGroups(own).filter(({ overload }) => overload !== null)] as const)
      .filter(([, groups]) => groups.length > 0),
  );
}

/** Why a company or team has too much on a day: '3건 · 하루 2팀까지'. */
export const overloadText = ({ entries, dailyTeams, overload }: DayGroup): string =>
  overload === 'teams' ? `${entries.length}건 · 하루 ${dailyTeams}팀까지` : `${entries.length}건 · 같은 시간대`;
