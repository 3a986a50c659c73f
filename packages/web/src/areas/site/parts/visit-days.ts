import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Visit, VisitPage } from '@portal/contract/areas/site/visit-calls';
import { mayLeave, visitRefusal } from '@portal/contract/areas/site/visits';

/** What the winner may do today at a site. */
export type VisitDay = {
  /** Why nothing may be registered today; null when it may. */
  refusal: ReturnType<typeof visitRefusal>;
  /** Today's visit. */
  visit: Visit | undefined;
  /** A visit whose end may be registered now: today's, or yesterday's over midnight. */
  open: Visit | undefined;
  /** The how-manieth day of work today is. */
  workDay: number;
  /** The visits of other days, newest first. */
  others: Visit[];
};

/** What the winner may do today, by the visits so far. `now` is a time in Seoul. */
export function visitDayOf(status: ProjectStatus, page: VisitPage, visits: readonly Visit[], now: string): VisitDay {
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

type Kept = { arrival: boolean; end: boolean };

/** Which deeds the winner has today. `kept` is what is on this device and not on the server yet. */
export function visitActionsOf(day: VisitDay, kept: Kept) {
  const mayArrive = day.visit === undefined && day.refusal === null && !kept.arrival;
  const open = kept.end ? undefined : day.open;
  /** Whether the crew works now, so that photos come next. */
  const isOnSite = !mayArrive && (open !== undefined || (kept.arrival && !kept.end));
  return { mayArrive, open, isOnSite };
}
