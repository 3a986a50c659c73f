import type { Ctx } from '#context.ts';

/** What somebody's own page shows beside what the session knows; telephone in digits. */
export const findOwn = (db: Ctx['db'], userId: string) =>
  db.selectFrom('portal_user').select(['phone', 'position']).where('user_id', '=', userId).executeTakeFirst();
