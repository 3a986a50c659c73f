import {
  matchesSiteFilter,
  mayAskArrival,
  SITE_STATES,
  type SiteState,
  siteState,
} from '@portal/contract/areas/site/site-days';
import type { SiteOfDay } from '@portal/contract/areas/site/visit-calls';
import type { SiteAddress } from '../search.ts';

/** A site with its state now. */
export type StatedSite = SiteOfDay & { state: SiteState };

const byState = (one: StatedSite, other: StatedSite): number =>
  SITE_STATES.indexOf(one.state) - SITE_STATES.indexOf(other.state) ||
  one.arrivedDtm.localeCompare(other.arrivedDtm) ||
  one.projectName.localeCompare(other.projectName, 'ko');

/** The sites of a day and of the next one as the filters leave them, those without a crew first. */
export function siteLists(sites: readonly SiteOfDay[], { state, own }: SiteAddress, day: string, now: string) {
  const stated = sites
    .filter((site) => matchesSiteFilter(site, { day, state: '', own }, now))
    .map((site) => ({ ...site, state: siteState(site, now) }))
    .toSorted(byState);
  const matching = stated.filter((site) => matchesSiteFilter(site, { day, state, own }, now));
  const ofDay = stated.filter((site) => site.day === day);
  const count = (one: SiteState) => ofDay.filter((site) => site.state === one).length;
  const isToday = day === now.slice(0, 10);
  return {
    total: ofDay.length,
    shown: matching.filter((site) => site.day === day),
    next: matching.filter((site) => site.day !== day),
    counts: SITE_STATES.map((each) => ({ state: each, count: count(each) })),
    /** Sites without a crew after 10:00, of today only. */
    missing: isToday ? count('missing') : 0,
    /** Those of them whose companies nobody has asked yet. */
    unasked: ofDay.filter((site) => mayAskArrival(site, now)),
    isToday,
  };
}
