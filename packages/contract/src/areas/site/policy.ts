import { type Actor, isPartner, isStaff } from '../../core/actor.ts';
import { type AwardState, isOwnAward } from '../outsourced-projects/policy.ts';
import { UNTIL_SETTLED } from '../outsourced-projects/status.ts';

/** An award with the state of its project. Site records belong to it, and not to the project (D-433). */
export type SiteAward = AwardState & {
  /** The company that won it. */
  awardCompanyId: number;
  /** Whether it is the award that the project has now. */
  isCurrent: boolean;
};

/**
 * What a user may do with the records of a site: write and read, read, learn that the site is closed, or not even
 * know of them.
 */
export type SiteAccess = 'write' | 'read' | 'closed' | 'hidden';

/** Statuses in which the records of a site are written. */
export const SITE_STATUSES = UNTIL_SETTLED;

const isOpen = ({ isCurrent, status }: SiteAward): boolean => isCurrent && SITE_STATUSES.includes(status);

/** What the actor may do with the talk of an award: staff read on after its end, the winning company does not. */
export function siteAccess(actor: Actor, award: SiteAward): SiteAccess {
  if (isStaff(actor)) return isOpen(award) ? 'write' : 'read';
  const isOwn = isPartner(actor) && award.isCurrent && isOwnAward(actor, award);
  if (!isOwn || award.awardCompanyId !== actor.companyId) return 'hidden';
  return isOpen(award) ? 'write' : 'closed';
}
