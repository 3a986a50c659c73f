import type { Ctx } from '../../context.ts';

/** The telephone of one user, digits; '' when none is known. */
export async function findPhone(db: Ctx['db'], userId: string): Promise<string> {
  const found = await db.selectFrom('portal_user').select('phone').where('user_id', '=', userId).executeTakeFirst();
  return found?.phone ?? '';
}
