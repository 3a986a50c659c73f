import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, daysBetween } from '@portal/contract/core/dates';
import type { Random } from './random.ts';

/** The days of one project as 'YYYY-MM-DD' in Seoul. A day the project has not reached is null. */
export type Timeline = {
  status: ProjectStatus;
  createdOn: string;
  postedOn: string | null;
  awardedOn: string | null;
  startDates: string[];
  chosenDate: string | null;
  completedOn: string | null;
  billDate: string | null;
  settledOn: string | null;
  /** The day it was withdrawn or canceled. */
  endedOn: string | null;
};

/** Number of projects of each status. */
const COUNTS: Record<ProjectStatus, number> = { P: 14, N: 30, Y: 36, YY: 22, B: 28, E: 34, F: 9, C: 9 };
/** Months of the invoice dates, the current one included. */
const BILL_MONTHS = 6;
/** Latest day of an invoice date in past months. It is at least a week ago, even on the first of March. */
const LAST_BILL_DAY = 22;
/** Months ago of the invoice dates of invoiced projects, mostly recent. */
const INVOICED_MONTHS = [0, 1, 0, 2, 1, 3, 0, 1, 4, 5] as const;
/** Number of open projects that were registered in the last days. */
const FRESH = 8;
const SATURDAY = 6;
const SUNDAY = 0;

/** Offsets in days from today; -1 is yesterday. Work is done only on weekdays. */
type Offsets = Partial<Record<'posted' | 'awarded' | 'chosen' | 'completed' | 'bill' | 'settled' | 'ended', number>> & {
  created: number;
  starts: number[];
};

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The day itself, or the Friday before a weekend day. */
export const workdayOnOrBefore = (day: string): string => {
  const back = { [SATURDAY]: -1, [SUNDAY]: -2 }[weekday(day)] ?? 0;
  return addDays(day, back);
};
/** The day itself, or the Monday after a weekend day. */
export const workdayOnOrAfter = (day: string): string => {
  const on = { [SATURDAY]: 2, [SUNDAY]: 1 }[weekday(day)] ?? 0;
  return addDays(day, on);
};

/** Draws `least` to four start dates, all in the future. */
function futureStarts(random: Random, least: number): number[] {
  let next = random.whole(4, 24);
  return Array.from({ length: random.whole(least, 4) }, () => {
    const offset = next;
    next += random.whole(1, 6);
    return offset;
  });
}

/** Draws an award for the chosen day. It happened yesterday at the latest. */
function drawAward(random: Random, chosen: number): Offsets & { awarded: number } {
  const awarded = Math.min(chosen - random.whole(2, 10), -random.whole(1, 8));
  const posted = awarded - random.whole(0, 4);
  const others = random.some([-2, -1, 1, 2, 5, 7], random.whole(0, 3)).map((step) => chosen + step);
  return {
    awarded,
    posted,
    chosen,
    created: posted - random.whole(0, 2),
    starts: [chosen, ...others.filter((offset) => offset > awarded)],
  };
}

function drawCompleted(random: Random, completed: number): Offsets {
  return { ...drawAward(random, completed - random.whole(0, 4)), completed };
}

/** An invoice date `months` ago as days from today; in the current month today at the latest. */
function billOffset(random: Random, today: string, months: number): number {
  const day = Number(today.slice(8));
  const drawnDay = random.whole(3, LAST_BILL_DAY);
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  const month = first.toISOString().slice(0, 8);
  const bill = `${month}${String(months === 0 ? Math.min(drawnDay, day) : drawnDay).padStart(2, '0')}`;
  return daysBetween(today, bill);
}

function drawInvoiced(random: Random, today: string, months: number): Offsets & { bill: number } {
  const bill = billOffset(random, today, months);
  // Completed, invoice date saved that evening, confirmed the day after: all before today.
  return { ...drawCompleted(random, Math.min(bill - random.whole(0, 7), -2)), bill };
}

/** Start offsets of the first awarded projects: twice the next working day, and today if it is one. */
const FIRST_STARTS: readonly number[] = [1, 1, 0];

/** Draws the offsets of a project by its status. `index` counts within the status. */
const DRAW_OFFSETS: Record<ProjectStatus, (random: Random, today: string, index: number) => Offsets> = {
  P: (random, _today, index) => ({
    created: index < 2 ? -1 - index : -random.whole(2, 16),
    starts: futureStarts(random, 1),
  }),
  N: (random, _today, index) => {
    // The first page of a list then shows open projects with several dates.
    const fresh = index < FRESH;
    const created = fresh ? -1 - Math.floor(index / 2) : -random.whole(3, 26);
    const posted = Math.min(created + random.whole(0, 2), -1);
    return { created, posted, starts: futureStarts(random, fresh ? 2 : 1) };
  },
  Y: (random, _today, index) => {
    const chosen = random.whole(-10, 16);
    return drawAward(random, FIRST_STARTS[index] ?? chosen);
  },
  YY: (random, _today, index) => {
    const completed = -random.whole(2, 24);
    const offsets = drawCompleted(random, completed);
    return index % 2 === 0 ? { ...offsets, bill: Math.min(completed + random.whole(0, 5), 0) } : offsets;
  },
  B: (random, today, index) => drawInvoiced(random, today, INVOICED_MONTHS[index % INVOICED_MONTHS.length] ?? 0),
  E: (random, today, index) => {
    const offsets = drawInvoiced(random, today, 1 + (index % (BILL_MONTHS - 1)));
    return { ...offsets, settled: Math.min(offsets.bill + random.whole(8, 30), -1) };
  },
  F: (random, _today, index) => drawEnded(random, index, index % 2 === 0),
  C: (random, _today, index) => drawEnded(random, index, index % 3 === 0),
};

/** Draws a withdrawn or canceled project. An award before that keeps its fields (D-58). The first two are recent. */
function drawEnded(random: Random, index: number, awarded: boolean): Offsets {
  const ended = -1 - Math.max(index - 1, 0) * random.whole(4, 14);
  if (awarded) return { ...drawAward(random, ended + random.whole(0, 2)), ended };
  const posted = index < 2 ? ended - 1 : ended - random.whole(2, 12);
  const start = posted + random.whole(8, 20);
  return {
    created: index < 2 ? posted : posted - random.whole(0, 2),
    posted,
    ended,
    starts: [start, start + random.whole(1, 6)],
  };
}

function toTimeline(status: ProjectStatus, offsets: Offsets, today: string): Timeline {
  const past = (offset: number | undefined): string | null =>
    offset === undefined ? null : workdayOnOrBefore(addDays(today, offset));
  const start = (offset: number): string =>
    offset > 0 ? workdayOnOrAfter(addDays(today, offset)) : workdayOnOrBefore(addDays(today, offset));
  const bill = offsets.bill === undefined ? null : addDays(today, offsets.bill);
  return {
    status,
    createdOn: workdayOnOrBefore(addDays(today, offsets.created)),
    postedOn: past(offsets.posted),
    awardedOn: past(offsets.awarded),
    startDates: [...new Set(offsets.starts.map(start))].sort(),
    chosenDate: offsets.chosen === undefined ? null : start(offsets.chosen),
    completedOn: past(offsets.completed),
    billDate: bill,
    settledOn: past(offsets.settled),
    endedOn: past(offsets.ended),
  };
}

/** Plans the timelines of all projects, oldest first. `today` is the day in Seoul. */
export function planTimelines(random: Random, today: string): Timeline[] {
  const statuses = Object.values(ProjectStatus);
  const planned = statuses.flatMap((status) =>
    Array.from({ length: COUNTS[status] }, (_, index) => ({
      offsets: DRAW_OFFSETS[status](random, today, index),
      status,
    })),
  );
  // Shuffled first, so that the projects of one day have mixed statuses.
  return random
    .some(planned, planned.length)
    .sort((one, other) => one.offsets.created - other.offsets.created)
    .map(({ status, offsets }) => toTimeline(status, offsets, today));
}
