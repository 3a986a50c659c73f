import type { Ctx } from '#context.ts';
import { sumUsed, type UsedMaterial } from '../queries.ts';

/** How many of each material the daily logs of an award name, as they are now. */
export const listUsed = (db: Ctx['db'], awardId: number): Promise<UsedMaterial[]> => sumUsed(db, awardId);
