import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RecoveryCodeTable } from '../tables.ts';

type Db = Ctx['db'];

/** Replaces all recovery codes of a user. */
export const replaceRecoveryCodes = async (db: Db, userId: string, rows: readonly Insertable<RecoveryCodeTable>[]) => {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (rows.length > 0) await db.insertInto('recovery_code').values(rows).execute();
};

/** The number of unused recovery codes of a user. */
export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('recovery_code')
      .select(sql<number>`count(*)`.as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).left;

/** The hash of a recovery code, found by its first characters. */
export const findRecoveryCode = (db: Db, userId: string, name: string) =>
  db
    .selectFrom('recovery_code')
    .select('proof_hash')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();

/** Deletes a recovery code, so that it is used only once. False when it is already deleted. */
export const claimRecoveryCode = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst()) !== undefined;
