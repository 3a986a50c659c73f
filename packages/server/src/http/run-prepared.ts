import type { CallCtx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PreparedWrite } from './handlers.ts';

/** Runs prepared work in one transaction; when the work does not happen, what was prepared for it is taken back. */
export async function runPrepared<R>(ctx: CallCtx, { work, undo }: PreparedWrite<R>): Promise<R> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    await undo?.(error);
    throw error;
  }
}
