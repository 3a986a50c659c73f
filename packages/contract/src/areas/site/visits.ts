import { addDays } from '../../core/dates.ts';
import { type Check, counted } from '../../core/forms.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';
import { instantOf } from './entry-moment.ts';

/** The most people of one arrival. */
export const MOST_HEADCOUNT = 99;

/** The most sites of one answer. */
export const MOST_SITES = 1000;

/** The first day on which a crew may register its arrival: the day before the chosen one. */
export const firstVisitDay = (startDay: string): string => addDays(startDay, -1);

/** Whether, and why not, the winner of an award may register an arrival or an end of a day (D-438). */
export function visitRefusal(
  { status, startDay }: { status: ProjectStatus; startDay: string },
  day: string,
): 'SITE_CLOSED' | 'VISIT_EARLY' | null {
  if (status !== ProjectStatus.Awarded || startDay === '') return 'SITE_CLOSED';
  return day < firstVisitDay(startDay) ? 'VISIT_EARLY' : null;
}

/** Whether work that began on `day` may end on `endDay`: on the same day, or on the next one for work over midnight. */
export const mayLeave = (status: ProjectStatus, day: string, endDay: string): boolean =>
  status === ProjectStatus.Awarded && (day === endDay || day === addDays(endDay, -1));

export type ArrivalDraft = { Headcount: number; Points: readonly string[]; points: readonly string[] };

/** An arrival needs a headcount, and every safety point in use. `points` are those in use. */
export const arrivalChecks: readonly Check<ArrivalDraft>[] = [
  counted('Headcount', MOST_HEADCOUNT, 'site.headcount.wrong'),
  {
    field: 'Points',
    fails: ({ Points, points }) => points.some((point) => !Points.includes(point)),
    message: 'SAFETY_OPEN',
  },
];

/** What became of the materials of a project until its start. */
export const MATERIAL_STATES = ['none', 'unsent', 'sent', 'received'] as const;
export type MaterialState = (typeof MATERIAL_STATES)[number];

const MATERIAL_STATE_LABELS: Readonly<Record<MaterialState, string>> = {
  none: '자재 없음',
  unsent: '자재 발송 전',
  sent: '자재 수령 전',
  received: '자재 수령',
};
export const materialStateLabel = (state: MaterialState): string => MATERIAL_STATE_LABELS[state];

/** '8시간 42분' between two times in Seoul. */
export function spanText(from: string, to: string): string {
  const minutes = Math.max(0, Math.floor((instantOf(to) - instantOf(from)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}분` : `${hours}시간 ${minutes % 60}분`;
}
