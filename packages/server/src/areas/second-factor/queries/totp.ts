import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isSealedByOther } from '#db/sealed-columns.ts';
import type { TotpSecretTable } from '../tables.ts';

type Db = Ctx['db'];

export const findTotp = (db: Db, userId: string) =>
  db.selectFrom('totp_secret').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores the secret of an app. It replaces a former one of the user. */
export const saveTotp = (db: Db, { user_id, ...columns }: Insertable<TotpSecretTable>) =>
  db
    .insertInto('totp_secret')
    .values({ user_id, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();

/** Marks the code of a time step as used. False when it, or a later one, was used before. */
export const claimTimeStep = async (db: Db, userId: string, step: number): Promise<boolean> =>
  (await db
    .updateTable('totp_secret')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

/** Removes the secret of a user's app. False when there is none. */
export const deleteTotp = async (db: Db, userId: string): Promise<boolean> =>
  (await db.deleteFrom('totp_secret').where('user_id', '=', userId).executeTakeFirstOrThrow()).numDeletedRows > 0n;

const selectOutdated = (db: Db, keyId: string) =>
  db.selectFrom('totp_secret').where(isSealedByOther('secret_sealed', keyId));

/** Counts secrets that are not encrypted with this key. */
export const countOutdatedSecrets = async (db: Db, keyId: string): Promise<number> =>
  Number(
    (
      await selectOutdated(db, keyId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Finds and locks secrets that are not encrypted with this key. */
export const lockOutdatedSecrets = (db: Db, keyId: string, most: number) =>
  selectOutdated(db, keyId).select(['user_id', 'secret_sealed']).orderBy('user_id').limit(most).forUpdate().execute();

export const updateSecret = (db: Db, userId: string, secret_sealed: string) =>
  db.updateTable('totp_secret').set({ secret_sealed }).where('user_id', '=', userId).execute();

/** One stored secret of each key, by the id of the key that every value names. */
export const listSecretSamples = (db: Db) =>
  db
    .selectFrom('totp_secret')
    .select(['user_id', 'secret_sealed'])
    .distinctOn(sql`split_part(secret_sealed, '.', 2)`)
    .execute();
