import type { Ctx } from '#context.ts';
import { insertAllGrants } from '../queries.ts';

/** Grants one member of staff every top and left menu. */
export const grantAllMenus = async (db: Ctx['db'], userId: string): Promise<void> => {
  await insertAllGrants(db, userId);
};
