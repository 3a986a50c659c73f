import { sql } from 'kysely';
import type { CallCtx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal, refuse } from '../refuse.ts';

/** Body and status as they go out. */
export type Answered = { status: number; body: object };

/** Refusals a repeat gets again; a passing one such as 429 or 503 may be tried anew. */
const isKept = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Keys being worked on by this process; other processes are kept out by a lock in the database. */
const running = new Set<string>();

async function storedAnswer(ctx: CallCtx, key: string): Promise<Answered | undefined> {
  const row = await ctx.db
    .selectFrom('idempotency_key')
    .select(['status', 'body'])
    .where('user_id', '=', ctx.actor.userId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  return row && { status: row.status, body: row.body };
}

async function storeAnswer(ctx: CallCtx, key: string, answered: Answered): Promise<void> {
  const row = { status: answered.status, body: JSON.stringify(answered.body) };
  await ctx.db
    .insertInto('idempotency_key')
    .values({ user_id: ctx.actor.userId, key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ ...row, created_at: sql`now()` }))
    .execute();
}

/** Other processes: a lock that ends with the transaction, so that a killed process blocks nobody. */
async function claimKey(ctx: CallCtx, key: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${ctx.actor.userId} ${key}`}, 0)) as taken`.execute(ctx.db);
  if (!rows[0]?.taken) refuse('IN_PROGRESS');
}

/**
 * Runs a write at most once per Idempotency-Key and user within 24 h (wire.md, Answers): a repeat gets the first
 * answer, also a refusal; while the first still runs, 409 IN_PROGRESS. A 'write' stores its answer in its own
 * transaction, so that either both exist or neither; an 'own' one right after it.
 */
export async function answerOnce(
  ctx: CallCtx,
  key: string,
  effect: 'write' | 'own',
  write: (ctx: CallCtx) => Promise<Answered>,
): Promise<Answered> {
  const mark = `${ctx.actor.userId} ${key}`;
  if (running.has(mark)) refuse('IN_PROGRESS');
  running.add(mark);
  const once = async (callCtx: CallCtx): Promise<Answered> => {
    const stored = await storedAnswer(callCtx, key);
    if (stored) return stored;
    const answered = await write(callCtx);
    await storeAnswer(callCtx, key, answered);
    return answered;
  };
  try {
    if (effect === 'own') return await once(ctx);
    return await inTransaction(ctx, async (tx) => {
      await claimKey(tx, key);
      return once(tx);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'IN_PROGRESS' && isKept(error.status)) {
      await storeAnswer(ctx, key, { status: error.status, body: refusalBody(error) });
    }
    throw error;
  } finally {
    running.delete(mark);
  }
}

/** Body of a refusal (wire.md, Answers). */
export const refusalBody = ({ message, code, field }: Refusal): object =>
  field === undefined ? { message, code } : { message, code, field };
