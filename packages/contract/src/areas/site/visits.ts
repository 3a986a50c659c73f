import { addDays, seoulInstant } from '../../core/dates.ts';
import type { YesNo } from '../../core/formats.ts';
import { type Check, counted } from '../../core/forms.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';

/** The most people of one arrival. */
export const MOST_HEADCOUNT = 99;

/** The most sites of one answer. */
export const MOST_SITES = 1000;

/** From this time on, a site of today without an arrival counts as missing. */
export const MISSING_FROM = '10:00';

/** How far two clocks may differ before both times are shown. */
export const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** The first day on which a crew may register its arrival: the day before the chosen one. */
export const firstVisitDay = (startDay: string): string => addDays(startDay, -1);

/** Whether, and why not, the winner of an award may register an arrival or an end today (D-438). */
export function visitRefusal(
  { status, startDay }: { status: ProjectStatus; startDay: string },
  today: string,
): 'SITE_CLOSED' | 'VISIT_EARLY' | null {
  if (status !== ProjectStatus.Awarded || startDay === '') return 'SITE_CLOSED';
  return today < firstVisitDay(startDay) ? 'VISIT_EARLY' : null;
}

/** Whether an end may be registered for a visit: one of today, or of yesterday for work over midnight. */
export const mayLeave = (status: ProjectStatus, day: string, today: string): boolean =>
  status === ProjectStatus.Awarded && (day === today || day === addDays(today, -1));

const instantOf = (time: string): number => Date.parse(seoulInstant(time));

/** Whether the clock of the device differed by more than ten minutes from the server's. Both are times in Seoul. */
export const isClockOff = (serverTime: string, deviceTime: string): boolean =>
  serverTime !== '' &&
  deviceTime !== '' &&
  Math.abs(instantOf(serverTime) - instantOf(deviceTime)) > CLOCK_TOLERANCE_MS;

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

/** The states of a site on one day, in the order in which staff see them. */
export const SITE_STATES = ['missing', 'expected', 'arrived', 'left'] as const;
export type SiteState = (typeof SITE_STATES)[number];

const SITE_STATE_LABELS: Readonly<Record<SiteState, string>> = {
  missing: '미도착',
  expected: '도착 전',
  arrived: '도착',
  left: '종료',
};
export const siteStateLabel = (state: SiteState): string => SITE_STATE_LABELS[state];

type SiteDay = { day: string; arrivedDtm: string; leftDtm: string };

/** The state of a site on its day. `now` is a time in Seoul. */
export function siteState({ day, arrivedDtm, leftDtm }: SiteDay, now: string): SiteState {
  if (leftDtm !== '') return 'left';
  if (arrivedDtm !== '') return 'arrived';
  const today = now.slice(0, 10);
  return day < today || (day === today && now.slice(11, 16) >= MISSING_FROM) ? 'missing' : 'expected';
}

/** Which sites of a day are looked for: '' is every state, 'Y' only the own ones. */
export type SiteFilter = { day: string; state: SiteState | ''; own: YesNo };

/** Whether a site is looked for. A state leaves those of the next day out. */
export const matchesSiteFilter = (
  site: SiteDay & { ownYN: YesNo },
  { day, state, own }: SiteFilter,
  now: string,
): boolean =>
  (own === 'N' || site.ownYN === 'Y') && (state === '' || (site.day === day && siteState(site, now) === state));

/** The most sites whose companies are asked at once. */
export const ARRIVAL_REQUEST_LIMIT = 100;

type RequestedDay = SiteDay & { askedDtm: string };

/** Whether the company of a site may be asked where its crew is: it is missing today, and nobody has asked yet. */
export const mayAskArrival = (site: RequestedDay, now: string): boolean =>
  site.day === now.slice(0, 10) && site.askedDtm === '' && siteState(site, now) === 'missing';

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
