import { splitValues } from '../../core/formats.ts';
import type { MessageKey } from '../../messages.ts';

/** The last day on which work may start. Beyond it stands what means 'no day'. */
const LAST_START_DAY = '2099-12-31';

function dayProblem(day: string, today: string): MessageKey | undefined {
  if (day < today) return 'project.startDate.past';
  return day > LAST_START_DAY ? 'project.startDate.far' : undefined;
}

/**
 * Adds a start date and keeps the list ascending, or returns the refusal (OUT-79). `today` is the day in Seoul, which
 * is itself allowed.
 */
export function addStartDate(
  chosen: readonly string[],
  day: string,
  today: string,
): { dates: string[] } | { refusal: MessageKey } {
  const refusal = dayProblem(day, today);
  if (refusal) return { refusal };
  if (chosen.includes(day)) return { refusal: 'project.startDate.duplicate' };
  return { dates: [...chosen, day].sort() };
}

/** The first problem of a whole list of dates, in the order in which the picker checks them. */
export const startDateProblem = (dates: readonly string[], today: string): MessageKey | undefined => {
  const problems = dates.flatMap((day) => dayProblem(day, today) ?? []);
  if (problems[0] !== undefined) return problems[0];
  return new Set(dates).size < dates.length ? 'project.startDate.duplicate' : undefined;
};

/**
 * Replaces the one start date of an internal project, or returns the refusal (INT-44 to INT-46). A past or a repeated
 * date is refused. `earliest` is '' for users who may pick past days.
 */
export function addOnlyDate(
  chosen: readonly string[],
  day: string,
  earliest: string,
): { dates: string[] } | { refusal: MessageKey } {
  const refusal = startDateProblem(chosen.includes(day) ? [day, day] : [day], earliest);
  return refusal ? { refusal } : { dates: [day] };
}

/** The first problem of a list of at most one date, in the order in which the picker checks them. */
export const onlyDateProblem = (dates: readonly string[], earliest: string): MessageKey | undefined =>
  startDateProblem(dates, earliest) ?? (dates.length > 1 ? 'project.startDate.onlyOne' : undefined);

/** Offered days that can still be chosen, from `today` in Seoul on. */
export const choosableDates = (offered: readonly string[], today: string): string[] =>
  offered.filter((day) => day >= today);

/** List cell before an award: the first date, with ' (선택가능)' when there are several (OUT-16). */
export function firstStartDate(startDate: string): string {
  const [first = '', ...others] = splitValues(startDate);
  return others.length > 0 ? `${first} (선택가능)` : first;
}
