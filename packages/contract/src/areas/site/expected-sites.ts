import { addDays } from '../../core/dates.ts';
import type { YesNo } from '../../core/formats.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';

/** For how many days after its last sign a site is expected. A sign is the chosen day or a visit. */
export const EXPECTED_DAYS = 7;

/** A site with its newest visit up to the asked day, and what the crew said then; '' for none. */
export type ExpectedSite = {
  status: ProjectStatus;
  startDay: string;
  lastDay: string;
  tomorrowYN: YesNo | '';
};

/**
 * Whether work is expected at a site on a day (D-573). It starts then, a crew came then, or said on the day before
 * that it comes again. Up to today also for seven days after the last sign, unless that was '마지막 날'.
 * '오늘 현장' of both sides lists these; `expectedOn` of the server is the same as SQL.
 */
export function isExpectedOn({ status, startDay, lastDay, tomorrowYN }: ExpectedSite, day: string, today: string) {
  if (status !== ProjectStatus.Awarded || startDay === '') return false;
  const comesAgain = tomorrowYN === 'Y' && lastDay === addDays(day, -1);
  if (startDay === day || lastDay === day || comesAgain) return true;
  if (day > today || startDay > day || tomorrowYN === 'N') return false;
  const lastSign = startDay > lastDay ? startDay : lastDay;
  return lastSign >= addDays(day, -EXPECTED_DAYS);
}
