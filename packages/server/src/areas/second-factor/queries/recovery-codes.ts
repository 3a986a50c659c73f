import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RecoveryCodeTable } from '../tables.ts';

type Db = Ctx['db'];

export const replaceRecoveryCodes = async (db: Db, userId: string, rows: readonly Insertable<RecoveryCodeTable>[]) => {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (rows.length > 0) await db.insertInto('recovery_code').values(rows).execute();
};

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('recovery_code')
      .select(sql<number>`count(*)`.as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).left;

export const findRecoveryCode = (db: Db, userId: string, name: string) =>
  db
    .selectFrom('recovery_code')
    .select('proof_hash')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();

/** Uses a code up; false when somebody was faster. */
export const claimRecoveryCode = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst()) !== undefined;
