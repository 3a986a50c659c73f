import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Ctx } from '../../../context.ts';
import { partnerOwnerTerms } from '../../../lists/search-terms.ts';
import { countTerms } from '../queries/awards.ts';

/** Awarded, completed, invoiced and settled: what a won project goes through (D-102). */
const WON = [ProjectStatus.Awarded, ProjectStatus.Completed, ProjectStatus.Invoiced, ProjectStatus.Settled] as const;

/** How many projects each of these contractors' users won, from what is counted already (D-102). */
export async function countAwards(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => number> {
  const terms = userIds.flatMap(partnerOwnerTerms);
  const totals = new Map((await countTerms(db, terms, WON)).map(({ term, total }) => [term, total]));
  return (userId) => partnerOwnerTerms(userId).reduce((sum, term) => sum + (totals.get(term) ?? 0), 0);
}
