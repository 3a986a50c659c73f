import type { Ctx } from '../context.ts';

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
/** The first statement after an upgrade of the tables meets an old plan; the next connection plans anew. */
const PLAN_OUTDATED = '0A000';
const RETRYABLE = [DEADLOCK, SERIALIZATION, PLAN_OUTDATED];
const ATTEMPTS = 4;

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRYABLE.some((code) => code === error.code);

/** Runs `work` in one transaction; whatever it throws undoes everything. A deadlock victim is run again. */
export async function inTransaction<C extends Ctx, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((wake) => setTimeout(wake, attempt * 10 * Math.random()));
    }
  }
}
