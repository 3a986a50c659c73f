import type { Ctx } from '#context.ts';

/** The name of an account that is not deleted. */
export const findAccountName = async (db: Ctx['db'], userId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('portal_user')
      .select('user_name')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.user_name;

/** Whether the database has users, also deleted ones. */
export const hasUsers = async (db: Ctx['db']): Promise<boolean> =>
  (await db.selectFrom('portal_user').select('user_id').limit(1).executeTakeFirst()) !== undefined;

/** The ids of all accounts that have a session. */
export const listSignedIn = async (db: Ctx['db']): Promise<string[]> =>
  (await db.selectFrom('session').select('user_id').distinct().orderBy('user_id').execute()).map((row) => row.user_id);

/** An account of either kind that is not deleted. */
export const findAccount = (db: Ctx['db'], userId: string) =>
  db
    .selectFrom('portal_user')
    .select([
      'user_id',
      'user_name',
      'user_type',
      'company_id',
      'permission',
      'employment',
      'password_hash',
      'blanked_at',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Who an account belongs to, also a deleted one, and when they left. */
export const findUserFacts = (db: Ctx['db'], userId: string) =>
  db
    .selectFrom('portal_user')
    .select(['user_name', 'user_type', 'left_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
