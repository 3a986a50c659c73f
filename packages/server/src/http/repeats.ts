import { createHash } from 'node:crypto';
import { isKept } from '@portal/contract/core/repeats';
import type { CallCtx } from '../context.ts';
import { type Answered, findAnswer, keepAnswer, lockKey, type RepeatKey } from '../db/kept-answers.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal, refuse } from '../refuse.ts';

/** What a key is bound to: the call and its request as parsed, with the names and sizes of its files. */
export type Repeated = {
  key: string;
  path: string;
  input: object;
  files: readonly { name: string; bytes: number }[];
};

const hashOf = ({ path, input, files }: Repeated): string =>
  createHash('sha256')
    .update(JSON.stringify([path, input, files.map(({ name, bytes }) => [name, bytes])]))
    .digest('hex');

/** Keys being worked on by this process; other processes are kept out by a lock in the database. */
const running = new Set<string>();

/**
 * Runs a write at most once per Idempotency-Key and user within 24 h (wire.md, Answers): a repeat gets the first
 * answer, also a refusal; another request under the key 409 KEY_REUSED; while the first still runs, 409 IN_PROGRESS.
 * A 'write' stores its answer in its own transaction, so that either both exist or neither; an 'own' one right after it.
 */
export async function answerOnce(
  ctx: CallCtx,
  repeated: Repeated,
  effect: 'write' | 'own',
  write: (ctx: CallCtx) => Promise<Answered>,
): Promise<Answered> {
  const key: RepeatKey = { userId: ctx.actor.userId, key: repeated.key, requestHash: hashOf(repeated) };
  const mark = `${key.userId} ${key.key}`;
  if (running.has(mark)) refuse('IN_PROGRESS');
  running.add(mark);
  const once = async (callCtx: CallCtx, isFree: Promise<boolean> | true): Promise<Answered> => {
    // The lock is asked for first, so that what is found then is what it protects.
    const [free, stored] = await Promise.all([isFree, findAnswer(callCtx.db, key)]);
    if (!free) refuse('IN_PROGRESS');
    if (stored) return stored.isSameRequest ? stored : refuse('KEY_REUSED');
    const answered = await write(callCtx);
    await keepAnswer(callCtx.db, key, answered);
    return answered;
  };
  try {
    if (effect === 'own') return await once(ctx, true);
    return await inTransaction(ctx, (tx) => once(tx, lockKey(tx.db, key)));
  } catch (error) {
    if (error instanceof Refusal && isKept(error)) {
      await keepAnswer(ctx.db, key, { status: error.status, body: refusalBody(error) });
    }
    throw error;
  } finally {
    running.delete(mark);
  }
}

/** Body of a refusal (wire.md, Answers). */
export const refusalBody = ({ message, code, field }: Refusal): object =>
  field === undefined ? { message, code } : { message, code, field };
