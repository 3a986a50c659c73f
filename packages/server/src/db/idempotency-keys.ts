import { ANSWER_STORED_MS } from '@portal/contract/core/idempotency';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { rowRemoval } from './removal.ts';

type Db = Ctx['db'];

/** Status and body of a response as they are sent. */
export type StoredResponse = { status: number; body: object };

/** An Idempotency-Key of a user. It is bound to the hash of a call and its request (A-15). */
export type IdempotencyKey = { userId: string; key: string; requestHash: string };

const oldestValid = (): Date => new Date(Date.now() - ANSWER_STORED_MS);

/** Returns the valid response stored under a user's key, and whether it belongs to the same request. */
export async function findStoredResponse(
  db: Db,
  { userId, key, requestHash }: IdempotencyKey,
): Promise<(StoredResponse & { isSameRequest: boolean }) | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['status', 'body', 'request_hash'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', oldestValid())
    .executeTakeFirst();
  if (!row) return undefined;
  const isSameRequest = row.request_hash === null || row.request_hash === requestHash;
  return { status: row.status, body: row.body, isSameRequest };
}

/** Stores a response under a user's key and replaces an expired one. False when a valid one is stored already. */
export async function storeResponse(
  db: Db,
  { userId, key, requestHash }: IdempotencyKey,
  { status, body }: StoredResponse,
): Promise<boolean> {
  const row = { request_hash: requestHash, status, body: JSON.stringify(body) };
  const stored = await db
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ ...row, created_at: sql`now()` })
        .where('idempotency_key.created_at', '<=', oldestValid()),
    )
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Locks the key for the transaction; false when it is locked already. The lock ends with the transaction, so that a
 * killed process blocks nobody.
 */
export async function lockIdempotencyKey(db: Db, { userId, key }: IdempotencyKey): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Responses that no repeat can get any more. */
export const oldAnswers = rowRemoval(({ now }) => [
  {
    table: 'idempotency_key',
    cap: 'passing',
    where: sql`created_at < ${new Date(now().getTime() - ANSWER_STORED_MS)}`,
  },
]);
