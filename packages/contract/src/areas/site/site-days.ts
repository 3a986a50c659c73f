import type { YesNo } from '../../core/formats.ts';

/** From this time on, a site of today without an arrival counts as missing. */
export const MISSING_FROM = '10:00';

/** The states of a site on one day, in the order in which staff see them. */
export const SITE_STATES = ['missing', 'expected', 'arrived', 'left'] as const;
export type SiteState = (typeof SITE_STATES)[number];

const SITE_STATE_LABELS: Readonly<Record<SiteState, string>> = {
  missing: '미도착',
  expected: '도착 예정',
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
