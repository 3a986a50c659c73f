import { ANSWER_KEPT_MS } from '@portal/contract/core/repeats';
import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { fixedQuery } from './fixed-query.ts';
import { keepPlan } from './kept-plans.ts';

type Db = Ctx['db'];

/** Body and status of an answer as they go out. */
export type Answered = { status: number; body: object };

/** A user's key with what it is bound to: the hash of a call and its request (A-15). */
export type RepeatKey = { userId: string; key: string; requestHash: string };

const oldestKept = (): Date => new Date(Date.now() - ANSWER_KEPT_MS);

const answerQuery = fixedQuery((db, { userId, key, since }: Pick<RepeatKey, 'userId' | 'key'> & { since: Date }) =>
  db
    .selectFrom('idempotency_key')
    .select(['status', 'body', 'request_hash'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .modifyEnd(keepPlan),
);

/** The answer kept for a user's key, if it is not too old, and whether it answered the same request. */
export async function findAnswer(
  db: Db,
  { userId, key, requestHash }: RepeatKey,
): Promise<(Answered & { isSameRequest: boolean }) | undefined> {
  const [row] = await answerQuery(db, { userId, key, since: oldestKept() });
  if (!row) return undefined;
  const isSameRequest = row.request_hash === null || row.request_hash === requestHash;
  return { status: row.status, body: row.body, isSameRequest };
}

const keepQuery = fixedQuery(
  (
    db,
    { userId, key, requestHash, status, body, since }: RepeatKey & { status: number; body: string; since: Date },
  ) => {
    const row = { request_hash: requestHash, status, body };
    return db
      .insertInto('idempotency_key')
      .values({ user_id: userId, key, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ ...row, created_at: sql`now()` })
          .where('idempotency_key.created_at', '<=', since),
      )
      .returning('key')
      .modifyEnd(keepPlan);
  },
);

/** Keeps an answer under a user's key, in place of one that is too old; false when another one is kept there already. */
export async function keepAnswer(db: Db, key: RepeatKey, { status, body }: Answered): Promise<boolean> {
  const rows = await keepQuery(db, { ...key, status, body: JSON.stringify(body), since: oldestKept() });
  return rows.length > 0;
}

/**
 * Takes the key for the running transaction, and answers whether it was free. The lock ends with the transaction, so
 * that a killed process blocks nobody. The embedded database has one process and always says yes.
 */
export async function lockKey(db: Db, { userId, key }: RepeatKey): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as taken ${keepPlan}`.execute(db);
  return rows[0]?.taken === true;
}

/** Forgets answers that no repeat can get any more. */
export const deleteOldAnswers = async ({ db, now }: Ctx): Promise<void> => {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now().getTime() - ANSWER_KEPT_MS))
    .execute();
};
