import type { CallCtx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PreparedWrite } from './handler-types.ts';

/** Runs prepared work in one transaction, and reverts the preparation when the work fails. */
export async function runPrepared<R>(ctx: CallCtx, { work, undo }: PreparedWrite<R>): Promise<R> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    await undo?.(error);
    throw error;
  }
}
