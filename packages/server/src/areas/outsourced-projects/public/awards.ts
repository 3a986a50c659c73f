import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Ctx } from '#context.ts';
import { countWon } from '../queries/awards.ts';

/** Awarded, completed, invoiced and settled: what a won project goes through (D-102). */
const WON = [ProjectStatus.Awarded, ProjectStatus.Completed, ProjectStatus.Invoiced, ProjectStatus.Settled] as const;

/** How many projects each of these contractors' users won (D-102). */
export async function countAwards(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => number> {
  const rows = await countWon(db, userIds, WON);
  const totals = new Map(rows.map(({ choice_user_id, total }) => [choice_user_id, total]));
  return (userId) => totals.get(userId) ?? 0;
}
