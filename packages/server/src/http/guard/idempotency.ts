import { createHash } from 'node:crypto';
import { isStorable } from '@portal/contract/core/idempotency';
import type { CallCtx } from '#context.ts';
import {
  findStoredResponse,
  type IdempotencyKey,
  lockIdempotencyKey,
  type StoredResponse,
  storeResponse,
} from '#db/idempotency-keys.ts';
import { Refusal, refuse } from '#refuse.ts';
import type { PreparedWrite } from '../handler-types.ts';
import { runPrepared } from '../run-prepared.ts';

/** The request that a key is bound to: the call, its parsed input, and the names and sizes of its files. */
export type IdempotentRequest = {
  key: string;
  path: string;
  input: object;
  files: readonly { name: string; bytes: number }[];
};

/** Prepares a write before its transaction and returns the work of the transaction. */
export type PrepareWrite = (ctx: CallCtx) => Promise<PreparedWrite<StoredResponse>>;

const hashOf = ({ path, input, files }: IdempotentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([path, input, files.map(({ name, bytes }) => [name, bytes])]))
    .digest('hex');

/** Keys that this process is working on. A lock in the database excludes other processes. */
const running = new Set<string>();

/** Rolls back the transaction of a repeat, so that nothing happens twice and the preparation is reverted. */
class AlreadyAnswered extends Error {
  readonly response: StoredResponse;
  constructor(response: StoredResponse) {
    super('answered before');
    this.response = response;
  }
}

/** Returns the response stored under a key. Refuses KEY_REUSED when it belongs to another request. */
async function findStoredAnswer(db: CallCtx['db'], key: IdempotencyKey): Promise<StoredResponse | undefined> {
  const stored = await findStoredResponse(db, key);
  if (stored && !stored.isSameRequest) refuse('KEY_REUSED');
  return stored;
}

/** Stores a response unless there is one under the key already; returns that one. */
const storeFirst = async (
  db: CallCtx['db'],
  key: IdempotencyKey,
  response: StoredResponse,
): Promise<StoredResponse | undefined> =>
  (await storeResponse(db, key, response)) ? undefined : findStoredAnswer(db, key);

/**
 * Runs a write at most once per Idempotency-Key and user within 24 h (wire.md, Answers). A repeat gets the first
 * response, even a refusal. Another request under the key is 409 KEY_REUSED, a repeat during the first is 409
 * IN_PROGRESS. The response is stored in the transaction of the write: both exist or neither, in whichever process.
 */
export async function runIdempotent(
  ctx: CallCtx,
  repeated: IdempotentRequest,
  prepare: PrepareWrite,
): Promise<StoredResponse> {
  const key: IdempotencyKey = { userId: ctx.actor.userId, key: repeated.key, requestHash: hashOf(repeated) };
  const runningKey = `${key.userId} ${key.key}`;
  if (running.has(runningKey)) refuse('IN_PROGRESS');
  running.add(runningKey);
  try {
    // A repeat prepares nothing: what a preparation checks, such as the current password, may have changed.
    const previous = await findStoredResponse(ctx.db, key);
    if (previous?.isSameRequest) return previous;
    // A refusal of `prepare` is thrown in the transaction, after the check for a repeat.
    const { work, undo } = await prepare(ctx).catch(
      (error: unknown): PreparedWrite<StoredResponse> => ({ work: () => Promise.reject(error) }),
    );
    const runOnce = async (tx: CallCtx): Promise<StoredResponse> => {
      if (!(await lockIdempotencyKey(tx.db, key))) refuse('IN_PROGRESS');
      const stored = await findStoredAnswer(tx.db, key);
      if (stored) throw new AlreadyAnswered(stored);
      const response = await work(tx);
      const first = await storeFirst(tx.db, key, response);
      if (first) throw new AlreadyAnswered(first);
      return response;
    };
    return await runPrepared(ctx, { work: runOnce, ...(undo && { undo }) });
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.response;
    if (!(error instanceof Refusal && isStorable(error))) throw error;
    // Another process may have used the key since the rollback: both send the response that was stored first.
    const first = await storeFirst(ctx.db, key, { status: error.status, body: refusalBody(error) });
    if (!first) throw error;
    return first;
  } finally {
    running.delete(runningKey);
  }
}

/** The response body of a refusal (wire.md, Answers). */
export const refusalBody = ({ message, code, field }: Refusal): object =>
  field === undefined ? { message, code } : { message, code, field };
