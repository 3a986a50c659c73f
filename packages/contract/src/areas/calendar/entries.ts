import { type Actor, isStaff } from '../../core/actor.ts';
import { internalMachine } from '../internal-projects/machine.ts';
import { InternalStatus } from '../internal-projects/status.ts';
import { projectItems } from '../outsourced-projects/changes.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';
import { sharedItems } from '../project/changes.ts';
import type { CalendarEntry } from './calls.ts';

/** The kinds of projects in the calendar. */
export const CalendarKind = { Outsourced: 'outsourced', Internal: 'internal' } as const;
export const CALENDAR_KINDS = [CalendarKind.Outsourced, CalendarKind.Internal] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The most days of one request: six weeks. */
export const MOST_DAYS = 42;
/** The most entries of one answer. */
export const MOST_ENTRIES = 5000;

const { Draft, Open, Awarded, Completed, Invoiced, Settled } = ProjectStatus;

/** Statuses of outsourced projects in the calendar: what is planned or was done (D-330). */
export const CALENDAR_STATUSES = [Draft, Open, Awarded, Completed, Invoiced, Settled] as const;
/** Statuses of internal projects in the calendar. */
export const INTERNAL_CALENDAR_STATUSES = [InternalStatus.InProgress, InternalStatus.Completed] as const;

/** Statuses in which contractors see projects without an award of their own in the calendar. */
export const OFFERED_STATUSES: readonly ProjectStatus[] = [Open];

const startItem = projectItems.find(({ name }) => name === sharedItems.startDate.name);

/** Whether the start of an entry may be moved: where an edit of the start date would be allowed (D-57, I2). */
export function mayMoveStart(actor: Actor, { kind, status }: Pick<CalendarEntry, 'kind' | 'status'>): boolean {
  if (!isStaff(actor)) return false;
  const allowed: readonly string[] =
    kind === CalendarKind.Internal ? internalMachine.edit.from : (startItem?.editableIn ?? []);
  return allowed.includes(status);
}

/** Whether an entry is one of several offered days of a project without a chosen day. */
export const isOffered = ({ offeredDays }: Pick<CalendarEntry, 'offeredDays'>): boolean => offeredDays.length > 1;

/**
 * The start days of a project after one entry moved to another day. An offered day is replaced among the others, any
 * other start is the only day afterwards (D-72).
 */
export const movedDays = (
  { offeredDays, startDay }: Pick<CalendarEntry, 'offeredDays' | 'startDay'>,
  to: string,
): string[] => [...new Set([...offeredDays.filter((day) => day !== startDay), to])].toSorted();

/** A company or team with its entries of one day. */
export type DayGroup = {
  /** The company or team; '' for projects without one. */
  name: string;
  kind: CalendarKind;
  /** The number of teams of a company in a day, 0 when it is not counted. */
  dailyTeams: number;
  entries: CalendarEntry[];
  /** Why the group has too much on this day, null for no reason. */
  overload: 'teams' | 'time' | null;
};

const hasSameTime = (entries: readonly CalendarEntry[]): boolean => {
  const times = entries.map(({ startTime }) => startTime).filter((time) => time !== '');
  return new Set(times).size < times.length;
};

function overloadOf({ name, kind, dailyTeams, entries }: Omit<DayGroup, 'overload'>): DayGroup['overload'] {
  if (name === '') return null;
  if (kind === CalendarKind.Internal) return hasSameTime(entries) ? 'time' : null;
  const starts = entries.filter((entry) => !isOffered(entry)).length;
  return dailyTeams > 0 && starts > dailyTeams ? 'teams' : null;
}

/** The key of an entry's company or team. */
export const groupKey = ({ kind, companyId, teamName }: CalendarEntry): string => {
  if (teamName === '') return '';
  return kind === CalendarKind.Internal ? `team ${teamName}` : `company ${companyId}`;
};

const byName = (one: DayGroup, other: DayGroup): number =>
  Number(one.name === '') - Number(other.name === '') ||
  one.kind.localeCompare(other.kind) * -1 ||
  one.name.localeCompare(other.name, 'ko');

/** The entries of one day by company and team: outsourced ones first, those without a company or team last. */
export function dayGroups(entries: readonly CalendarEntry[]): DayGroup[] {
  const byKey = new Map<string, CalendarEntry[]>();
  for (const entry of entries) byKey.set(groupKey(entry), [...(byKey.get(groupKey(entry)) ?? []), entry]);
  return [...byKey.values()]
    .map((own) => {
      const { kind = CalendarKind.Outsourced, teamName: name = '', dailyTeams = 0 } = own[0] ?? {};
      const group = { name, kind, dailyTeams, entries: own };
      return { ...group, overload: overloadOf(group) };
    })
    .toSorted(byName);
}
