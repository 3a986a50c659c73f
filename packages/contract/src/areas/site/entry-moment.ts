import { DAY_MS, seoulInstant } from '../../core/dates.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';

/** How far two clocks may differ before both times are shown. */
export const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** How long an entry may have waited on a device for its own moment to count. */
export const ENTRY_AGE_MS = 7 * DAY_MS;

/** A time in Seoul as milliseconds. */
export const instantOf = (time: string): number => Date.parse(seoulInstant(time));

type Received = { now: Date; acceptedAt: Date };

/**
 * The moment that counts for an entry of a site (D-570). It is when it was made, by the server's clock, `done`. That
 * must lie within seven days, after the award, and not in the future. Otherwise it is when the server gets it.
 */
export function entryMoment(done: string, { now, acceptedAt }: Received): Date {
  const at = done === '' ? Number.NaN : instantOf(done);
  const earliest = Math.max(now.getTime() - ENTRY_AGE_MS, acceptedAt.getTime());
  const counts = at >= earliest && at <= now.getTime() + CLOCK_TOLERANCE_MS;
  return counts ? new Date(Math.min(at, now.getTime())) : now;
}

// An older server answers without some of these times.
const isApart = (one: string, other: string): boolean =>
  Boolean(one) && Boolean(other) && Math.abs(instantOf(one) - instantOf(other)) > CLOCK_TOLERANCE_MS;

/** Whether the clock of a device was off by more than ten minutes when it said `device`. `time` is what counts. */
export const isClockOff = (time: string, device: string): boolean => isApart(time, device);

/** Whether the server got an entry more than ten minutes after it was made. `received` is '' where nobody noted it. */
export const isLate = (time: string, received: string): boolean => isApart(time, received) && received > time;

/** A project with the moments of its later statuses. */
type Passed = { status: ProjectStatus; completedAt: Date | null; invoicedAt: Date | null };

/** The status that a project had at a moment since its award: an entry that comes late is judged by it. */
export function statusAt({ status, completedAt, invoicedAt }: Passed, moment: Date): ProjectStatus {
  const isBefore = (at: Date | null): boolean => at !== null && moment < at;
  const passed: readonly ProjectStatus[] = [ProjectStatus.Completed, ProjectStatus.Invoiced];
  if (!passed.includes(status)) return status;
  if (isBefore(completedAt)) return ProjectStatus.Awarded;
  return isBefore(invoicedAt) ? ProjectStatus.Completed : status;
}
