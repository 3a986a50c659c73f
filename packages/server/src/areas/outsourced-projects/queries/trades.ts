import type { Ctx } from '#context.ts';

/** A trade, and whether it can be chosen now. */
export const findTrade = (db: Ctx['db'], id: number) =>
  db.selectFrom('trade').select(['name', 'active']).where('id', '=', id).executeTakeFirst();
