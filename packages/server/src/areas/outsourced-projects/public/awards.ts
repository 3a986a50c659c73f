import { WON_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { Ctx } from '#context.ts';
import { countWon } from '../queries/awards.ts';

/** The awards of a user of a contractor: all of them, and those in progress (D-102, D-395). */
export type AwardCounts = { projectCnt: number; ongoingCnt: number };

/** How many projects each of these users of contractors won. */
export async function countAwards(db: Ctx['db'], userIds: readonly string[]): Promise<(userId: string) => AwardCounts> {
  const rows = await countWon(db, userIds, WON_STATUSES);
  const counts = new Map(rows.map((row) => [row.choice_user_id, row]));
  return (userId) => ({ projectCnt: counts.get(userId)?.total ?? 0, ongoingCnt: counts.get(userId)?.ongoing ?? 0 });
}
