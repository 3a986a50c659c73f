import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { mayLeave, visitRefusal } from '@portal/contract/areas/site/visits';
import type { SeenVisit } from './seen-visits.ts';

/** What the winner may do today at a site. */
export type VisitDay = {
  /** Why nothing may be registered today; null when it may. */
  refusal: ReturnType<typeof visitRefusal>;
  /** Today's visit. */
  visit: SeenVisit | undefined;
  /** A visit whose end may be registered now: today's, or yesterday's over midnight. */
  open: SeenVisit | undefined;
  /** The how-manieth day of work today is. */
  workDay: number;
  /** The visits of other days, newest first. */
  others: SeenVisit[];
};

/** What the winner may do today, by the visits so far. `now` is a time in Seoul. */
export function visitDayOf(
  status: ProjectStatus,
  page: VisitPage,
  visits: readonly SeenVisit[],
  now: string,
): VisitDay {
  const today = now.slice(0, 10);
  const refusal = page.access === 'write' ? visitRefusal({ status, startDay: page.startDay }, today) : 'SITE_CLOSED';
  const visit = visits.find(({ day }) => day === today);
  const others = visits.filter(({ day }) => day !== today);
  const open = visit ?? others.find(({ leftDtm }) => leftDtm === '');
  return {
    refusal,
    visit,
    open: open?.leftDtm === '' && mayLeave(status, open.day, today) ? open : undefined,
    workDay: others.length + 1,
    others,
  };
}
