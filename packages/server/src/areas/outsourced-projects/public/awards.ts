import { WON_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { Ctx } from '#context.ts';
import { countWon } from '../queries/awards.ts';

/** How many projects each of these users of contractors won (D-102). */
export async function countAwards(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => number> {
  const rows = await countWon(db, userIds, WON_STATUSES);
  const totals = new Map(rows.map(({ choice_user_id, total }) => [choice_user_id, total]));
  return (userId) => totals.get(userId) ?? 0;
}
