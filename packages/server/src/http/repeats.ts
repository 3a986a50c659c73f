import { createHash } from 'node:crypto';
import { isKept } from '@portal/contract/core/repeats';
import type { CallCtx } from '#context.ts';
import { type Answered, findAnswer, keepAnswer, lockKey, type RepeatKey } from '#db/kept-answers.ts';
import { Refusal, refuse } from '#refuse.ts';
import type { PreparedWrite } from './handlers.ts';
import { runPrepared } from './run-prepared.ts';

/** What a key is bound to: the call and its request as parsed, with the names and sizes of its files. */
export type Repeated = {
  key: string;
  path: string;
  input: object;
  files: readonly { name: string; bytes: number }[];
};

/** What a write does before its transaction; it answers the work of the transaction. */
export type PrepareWrite = (ctx: CallCtx) => Promise<PreparedWrite<Answered>>;

const hashOf = ({ path, input, files }: Repeated): string =>
  createHash('sha256')
    .update(JSON.stringify([path, input, files.map(({ name, bytes }) => [name, bytes])]))
    .digest('hex');

/** Keys being worked on by this process; other processes are kept out by a lock in the database. */
const running = new Set<string>();

/** Thrown out of the transaction of a repeat: nothing is to be done, and what was prepared is taken back. */
class AlreadyAnswered extends Error {
  readonly answered: Answered;
  constructor(answered: Answered) {
    super('answered before');
    this.answered = answered;
  }
}

/** The answer that is kept under a key; refuses KEY_REUSED when it answered another request. */
async function keptAnswer(db: CallCtx['db'], key: RepeatKey): Promise<Answered | undefined> {
  const kept = await findAnswer(db, key);
  if (kept && !kept.isSameRequest) refuse('KEY_REUSED');
  return kept;
}

/** Keeps an answer unless there is one under the key already; answers that one. */
const keepFirst = async (db: CallCtx['db'], key: RepeatKey, answered: Answered): Promise<Answered | undefined> =>
  (await keepAnswer(db, key, answered)) ? undefined : keptAnswer(db, key);

/**
 * Runs a write at most once per Idempotency-Key and user within 24 h (wire.md, Answers): a repeat gets the first
 * answer, also a refusal; another request under the key 409 KEY_REUSED; while the first still runs, 409 IN_PROGRESS.
 * The answer is stored in the write's own transaction: either both exist or neither, whichever process did it.
 * What `prepare` refuses is refused in the transaction too, after a repeat was recognised. A refusal is kept after its
 * transaction, when another process may have taken the key: the answer that is kept first is the answer of both.
 */
export async function answerOnce(ctx: CallCtx, repeated: Repeated, prepare: PrepareWrite): Promise<Answered> {
  const key: RepeatKey = { userId: ctx.actor.userId, key: repeated.key, requestHash: hashOf(repeated) };
  const mark = `${key.userId} ${key.key}`;
  if (running.has(mark)) refuse('IN_PROGRESS');
  running.add(mark);
  try {
    // A repeat prepares nothing: what a preparation asks, such as the present password, may be different since.
    const known = await findAnswer(ctx.db, key);
    if (known?.isSameRequest) return known;
    const { work, undo } = await prepare(ctx).catch(
      (error: unknown): PreparedWrite<Answered> => ({ work: () => Promise.reject(error) }),
    );
    const once = async (tx: CallCtx): Promise<Answered> => {
      if (!(await lockKey(tx.db, key))) refuse('IN_PROGRESS');
      const kept = await keptAnswer(tx.db, key);
      if (kept) throw new AlreadyAnswered(kept);
      const answered = await work(tx);
      const first = await keepFirst(tx.db, key, answered);
      if (first) throw new AlreadyAnswered(first);
      return answered;
    };
    return await runPrepared(ctx, { work: once, ...(undo && { undo }) });
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.answered;
    if (!(error instanceof Refusal && isKept(error))) throw error;
    const first = await keepFirst(ctx.db, key, { status: error.status, body: refusalBody(error) });
    if (!first) throw error;
    return first;
  } finally {
    running.delete(mark);
  }
}

/** Body of a refusal (wire.md, Answers). */
export const refusalBody = ({ message, code, field }: Refusal): object =>
  field === undefined ? { message, code } : { message, code, field };
