import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, daysBetween } from '@portal/contract/core/dates';
import type { Random } from './random.ts';

/** The days of one project's life ('YYYY-MM-DD' in Seoul); null where it has not come so far. */
export type Life = {
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

/** How many projects of each state are loaded. */
const COUNTS: Record<ProjectStatus, number> = { P: 14, N: 30, Y: 36, YY: 22, B: 28, E: 34, F: 9, C: 9 };
/** Bill dates reach back over this many months, the current one included. */
const BILL_MONTHS = 6;
/** Bill dates of past months lie a week back at least, also on the first of March. */
const LAST_BILL_DAY = 22;
/** Invoiced but not settled: mostly recent. */
const INVOICED_MONTHS = [0, 1, 0, 2, 1, 3, 0, 1, 4, 5] as const;
/** Open projects of the last days. */
const FRESH = 8;
const SATURDAY = 6;
const SUNDAY = 0;

/** What happened on which day, counted from today: -1 is yesterday. Work is done on weekdays only. */
type Draft = Partial<Record<'posted' | 'awarded' | 'chosen' | 'completed' | 'bill' | 'settled' | 'ended', number>> & {
  created: number;
  starts: number[];
};

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The day itself, or the Friday before it. */
export const backToWorkday = (day: string): string => {
  const back = { [SATURDAY]: -1, [SUNDAY]: -2 }[weekday(day)] ?? 0;
  return addDays(day, back);
};
/** The day itself, or the Monday after it. */
export const onToWorkday = (day: string): string => {
  const on = { [SATURDAY]: 2, [SUNDAY]: 1 }[weekday(day)] ?? 0;
  return addDays(day, on);
};

/** `least` to four days to choose from, all in the future. */
function futureStarts(random: Random, least: number): number[] {
  let next = random.whole(4, 24);
  return Array.from({ length: random.whole(least, 4) }, () => {
    const offset = next;
    next += random.whole(1, 6);
    return offset;
  });
}

/** An award counted back from the chosen day. Nothing happens later than yesterday. */
function awardBefore(random: Random, chosen: number): Draft & { awarded: number } {
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

function doneBefore(random: Random, completed: number): Draft {
  return { ...awardBefore(random, completed - random.whole(0, 4)), completed };
}

/** A bill date `months` back, as days from today; in the current month not later than today. */
function billOffset(random: Random, today: string, months: number): number {
  const day = Number(today.slice(8));
  const wanted = random.whole(3, LAST_BILL_DAY);
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  const month = first.toISOString().slice(0, 8);
  const bill = `${month}${String(months === 0 ? Math.min(wanted, day) : wanted).padStart(2, '0')}`;
  return daysBetween(today, bill);
}

function billed(random: Random, today: string, months: number): Draft & { bill: number } {
  const bill = billOffset(random, today, months);
  // Completed, its invoice date saved in the evening, confirmed the day after: all before today.
  return { ...doneBefore(random, Math.min(bill - random.whole(0, 7), -2)), bill };
}

/** When the first awarded ones begin: the next working day, and today if that is one. */
const SOON: readonly number[] = [1, 1, 0];

/** How a project of each state came about; `index` counts within the state. */
const DRAFTS: Record<ProjectStatus, (random: Random, today: string, index: number) => Draft> = {
  P: (random, _today, index) => ({
    created: index < 2 ? -1 - index : -random.whole(2, 16),
    starts: futureStarts(random, 1),
  }),
  N: (random, _today, index) => {
    // Two of each of the last days, so that the first page shows open projects with several dates.
    const fresh = index < FRESH;
    const created = fresh ? -1 - Math.floor(index / 2) : -random.whole(3, 26);
    const posted = Math.min(created + random.whole(0, 2), -1);
    return { created, posted, starts: futureStarts(random, fresh ? 2 : 1) };
  },
  Y: (random, _today, index) => {
    const chosen = random.whole(-10, 16);
    return awardBefore(random, SOON[index] ?? chosen);
  },
  YY: (random, _today, index) => {
    const completed = -random.whole(2, 24);
    const draft = doneBefore(random, completed);
    return index % 2 === 0 ? { ...draft, bill: Math.min(completed + random.whole(0, 5), 0) } : draft;
  },
  B: (random, today, index) => billed(random, today, INVOICED_MONTHS[index % INVOICED_MONTHS.length] ?? 0),
  E: (random, today, index) => {
    const draft = billed(random, today, 1 + (index % (BILL_MONTHS - 1)));
    return { ...draft, settled: Math.min(draft.bill + random.whole(8, 30), -1) };
  },
  F: (random, _today, index) => endedLife(random, index, index % 2 === 0),
  C: (random, _today, index) => endedLife(random, index, index % 3 === 0),
};

/** Withdrawn or canceled: some after an award, whose fields stay (D-58). The first two are fresh. */
function endedLife(random: Random, index: number, awarded: boolean): Draft {
  const ended = -1 - Math.max(index - 1, 0) * random.whole(4, 14);
  if (awarded) return { ...awardBefore(random, ended + random.whole(0, 2)), ended };
  const posted = index < 2 ? ended - 1 : ended - random.whole(2, 12);
  const start = posted + random.whole(8, 20);
  return {
    created: index < 2 ? posted : posted - random.whole(0, 2),
    posted,
    ended,
    starts: [start, start + random.whole(1, 6)],
  };
}

function toLife(status: ProjectStatus, draft: Draft, today: string): Life {
  const past = (offset: number | undefined): string | null =>
    offset === undefined ? null : backToWorkday(addDays(today, offset));
  const start = (offset: number): string =>
    offset > 0 ? onToWorkday(addDays(today, offset)) : backToWorkday(addDays(today, offset));
  const bill = draft.bill === undefined ? null : addDays(today, draft.bill);
  return {
    status,
    createdOn: backToWorkday(addDays(today, draft.created)),
    postedOn: past(draft.posted),
    awardedOn: past(draft.awarded),
    startDates: [...new Set(draft.starts.map(start))].sort(),
    chosenDate: draft.chosen === undefined ? null : start(draft.chosen),
    completedOn: past(draft.completed),
    billDate: bill,
    settledOn: past(draft.settled),
    endedOn: past(draft.ended),
  };
}

/** The lives of all projects, oldest first; `today` is the day in Seoul. */
export function planLives(random: Random, today: string): Life[] {
  const statuses = Object.values(ProjectStatus);
  const drafts = statuses.flatMap((status) =>
    Array.from({ length: COUNTS[status] }, (_, index) => ({ draft: DRAFTS[status](random, today, index), status })),
  );
  // Shuffled first, so that states mix among those of one day.
  return random
    .some(drafts, drafts.length)
    .sort((one, other) => one.draft.created - other.draft.created)
    .map(({ status, draft }) => toLife(status, draft, today));
}
