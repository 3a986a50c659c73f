import type { Ctx } from '#context.ts';
import { countKnown } from '../queries.ts';

/** Whether these entries are photos of the award, each named once. */
export async function arePhotosOfAward(db: Ctx['db'], awardId: number, entryIds: readonly string[]): Promise<boolean> {
  if (new Set(entryIds).size < entryIds.length) return false;
  return entryIds.length === 0 || (await countKnown(db, awardId, entryIds)) === entryIds.length;
}
