import type { Ctx } from '#context.ts';

/** A trade that can be chosen now. */
export const findTradeInUse = (db: Ctx['db'], id: number) =>
  db.selectFrom('trade').select('name').where('id', '=', id).where('active', '=', true).executeTakeFirst();
