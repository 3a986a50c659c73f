import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import type { FactorSetUpTable } from '../tables.ts';

type Db = Ctx['db'];
type Row = Insertable<FactorSetUpTable>;

/** Stores a set-up. It replaces a former one of the same user and kind. */
export const saveSetUp = (db: Db, { user_id, kind, ...columns }: Row) =>
  db
    .insertInto('factor_set_up')
    .values({ user_id, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute();

type Key = Omit<Row, 'started_at'>;

/** True for a set-up that began in that session and is not finished yet. */
export const isOpenSetUp = async (db: Db, { user_id, kind, token_hash, session_hash }: Key): Promise<boolean> =>
  (await db
    .selectFrom('factor_set_up')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('token_hash', '=', token_hash)
    .where('session_hash', '=', session_hash)
    .executeTakeFirst()) !== undefined;

/** Deletes a set-up, so that it is used only once. False when it is already deleted. */
export const claimSetUp = async (db: Db, { user_id, kind, token_hash, session_hash }: Key): Promise<boolean> =>
  (await db
    .deleteFrom('factor_set_up')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('token_hash', '=', token_hash)
    .where('session_hash', '=', session_hash)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

export const deleteSetUpsOf = (db: Db, userId: string) =>
  db.deleteFrom('factor_set_up').where('user_id', '=', userId).execute();

/** Set-ups that began before a moment. */
export const setUpsBefore = (moment: Date): Expired => ({
  table: 'factor_set_up',
  cap: 'passing',
  where: sql`started_at < ${moment}`,
});
