import type { Ctx } from '#context.ts';
import { isConflict, isPlanOutdated } from './failures.ts';

const ATTEMPTS = 4;

const isRetryable = (error: unknown): boolean => isConflict(error) || isPlanOutdated(error);

/** Throws when slow work would run within a transaction, where others wait for its locks. */
export function assertNoTransaction({ db }: Pick<Ctx, 'db'>): void {
  if (db.isTransaction) throw new Error('slow work within a transaction: do it in `prepare`');
}

/** Runs `work` in one transaction; an error rolls it back. After a deadlock or an outdated plan it runs again. */
export async function inTransaction<C extends Ctx, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(async (db) => work({ ...ctx, db }));
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((wake) => setTimeout(wake, attempt * 10 * Math.random()));
    }
  }
}
