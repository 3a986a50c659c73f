import type { CallCtx } from '../context.ts';
import { type Answered, findAnswer, keepAnswer, lockKey } from '../db/kept-answers.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal, refuse } from '../refuse.ts';

/** Refusals a repeat gets again; a passing one such as 429 or 503 may be tried anew. */
const isKept = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Keys being worked on by this process; other processes are kept out by a lock in the database. */
const running = new Set<string>();

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
  const { userId } = ctx.actor;
  const mark = `${userId} ${key}`;
  if (running.has(mark)) refuse('IN_PROGRESS');
  running.add(mark);
  const once = async (callCtx: CallCtx): Promise<Answered> => {
    const stored = await findAnswer(callCtx.db, userId, key);
    if (stored) return stored;
    const answered = await write(callCtx);
    await keepAnswer(callCtx.db, userId, key, answered);
    return answered;
  };
  try {
    if (effect === 'own') return await once(ctx);
    return await inTransaction(ctx, async (tx) => {
      if (!(await lockKey(tx.db, userId, key))) refuse('IN_PROGRESS');
      return once(tx);
    });
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'IN_PROGRESS' && isKept(error.status)) {
      await keepAnswer(ctx.db, userId, key, { status: error.status, body: refusalBody(error) });
    }
    throw error;
  } finally {
    running.delete(mark);
  }
}

/** Body of a refusal (wire.md, Answers). */
export const refusalBody = ({ message, code, field }: Refusal): object =>
  field === undefined ? { message, code } : { message, code, field };
