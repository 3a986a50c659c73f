import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

type Db = Ctx['db'];

/** Body and status of an answer as they go out. */
export type Answered = { status: number; body: object };

/** A repeat within this time gets the first answer again (wire.md, Answers). */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The answer kept for a user's key, if it is not too old. */
export async function findAnswer(db: Db, userId: string, key: string): Promise<Answered | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', new Date(Date.now() - KEPT_MS))
    .executeTakeFirst();
  return row && { status: row.status, body: row.body };
}

/** Keeps an answer under a user's key, in place of one that is too old. */
export async function keepAnswer(db: Db, userId: string, key: string, answered: Answered): Promise<void> {
  const row = { status: answered.status, body: JSON.stringify(answered.body) };
  await db
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ ...row, created_at: sql`now()` }))
    .execute();
}

/**
 * Takes the key for the running transaction, and answers whether it was free. The lock ends with the transaction, so
 * that a killed process blocks nobody. The embedded database has one process and always says yes.
 */
export async function lockKey(db: Db, userId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Forgets answers that no repeat can get any more. */
export const deleteOldAnswers = async ({ db, now }: Ctx): Promise<void> => {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
    .execute();
};
