import type { Ctx } from '../../context.ts';

/** What somebody's own page shows beside what the session knows; telephone in digits. */
export const findOwn = (db: Ctx['db'], userId: string) =>
  db.selectFrom('portal_user').select(['phone', 'position']).where('user_id', '=', userId).executeTakeFirst();

/** His stored password, held until his change is written. */
export const holdPassword = async (db: Ctx['db'], userId: string): Promise<string | null | undefined> =>
  (
    await db
      .selectFrom('portal_user')
      .select('password_hash')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
  )?.password_hash;
