import type { Ctx } from '#context.ts';

/** The telephone (digits) and the position of a user, which the session does not contain. */
export const findPhoneAndPosition = (db: Ctx['db'], userId: string) =>
  db.selectFrom('portal_user').select(['phone', 'position']).where('user_id', '=', userId).executeTakeFirst();
